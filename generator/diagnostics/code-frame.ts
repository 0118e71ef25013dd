import type { SourceLocation } from './diagnostic.ts';
import { printable } from './printable.ts';
import type { SourceFile } from './source-file.ts';

const linesAround = 2;
/** The widest line of a code frame. Longer lines are cut. */
const widest = 120;
/** The number of characters of a cut line before the location. */
const before = 40;

/** Returns the numbered lines around a source location, with the location underlined. */
export function codeFrame({ source, line, column, length }: SourceLocation): string {
  const lines = linesOf(source);
  const first = Math.max(1, line - linesAround);
  const last = Math.min(lines.length, line + linesAround);
  const gutter = String(last).length;
  // All lines are cut at the same column, so that the columns align.
  const start = column <= widest ? 0 : column - before;
  return lines
    .slice(first - 1, last)
    .flatMap((text, index) => {
      const number = first + index;
      const shown = cut(text, start);
      const numbered =
        `${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${printable(shown)}`.trimEnd();
      if (number !== line) return [numbered];
      const from = column - 1 - start + Number(start > 0);
      return [numbered, `  ${' '.repeat(gutter)} | ${underline(shown, from, length)}`];
    })
    .join('\n');
}

/** Returns at most {@link widest} characters of a line, with an ellipsis if it is longer. */
function cut(text: string, start: number): string {
  const isShort = start === 0 || text.length <= start;
  const end = start + widest;
  return `${isShort ? '' : '…'}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
}

/** Returns carets below some characters of a line. Tabs are kept, so that the carets align with the characters. */
function underline(shown: string, from: number, length: number): string {
  const indent = printable(shown.slice(0, from)).replaceAll(/[^\t]/gu, ' ');
  return indent + '^'.repeat(Math.max(1, printable(shown.slice(from, from + length).replace(/…$/u, '')).length));
}

// A cache, because a file may have a thousand problems.
const splitFiles = new WeakMap<SourceFile, readonly string[]>();

function linesOf(source: SourceFile): readonly string[] {
  const known = splitFiles.get(source);
  if (known !== undefined) return known;
  const lines = source.text.split('\n');
  splitFiles.set(source, lines);
  return lines;
}
