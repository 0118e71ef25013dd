import type { SourceLocation } from './diagnostic.ts';
import { lineStartsOf } from './line-starts.ts';
import { printable } from './printable.ts';

/** The number of lines that a code frame shows before the line of the problem, and after it. */
const linesAround = 2;
/** The largest number of characters that a code frame shows of one line. A longer line is cut. */
const widest = 120;
/** The number of characters that a cut line shows before the column of the problem. */
const before = 40;

/** Returns the numbered lines around a source location, with carets below the characters at the location. */
export function codeFrame({ source, line, column, length }: SourceLocation): string {
  const starts = lineStartsOf(source);
  const first = Math.max(1, line - linesAround);
  const last = Math.min(starts.length, line + linesAround);
  const gutter = String(last).length;
  // Every line is cut at the same column, so that the characters stay aligned with the lines above and below.
  const start = column <= widest ? 0 : column - before;
  return starts
    .slice(first - 1, last)
    .flatMap((lineStart, index) => {
      const number = first + index;
      const lineEnd = starts[number];
      const text = source.text.slice(lineStart, lineEnd === undefined ? undefined : lineEnd - 1);
      const shown = cut(text, start);
      const numbered =
        `${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${printable(shown)}`.trimEnd();
      if (number !== line) return [numbered];
      const from = column - 1 - start + Number(start > 0);
      return [numbered, `  ${' '.repeat(gutter)} | ${underline(shown, from, length)}`];
    })
    .join('\n');
}

/** Returns at most {@link widest} characters of a line, starting at `start`. An ellipsis marks each end at which the line continues. */
function cut(text: string, start: number): string {
  const isShort = start === 0 || text.length <= start;
  const end = start + widest;
  return `${isShort ? '' : '…'}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
}

/**
 * Returns the line of carets to print below `shown`. The carets mark `length` characters of `shown`, starting at the index `from`. Tabs
 * before the carets are preserved, so that the carets align.
 */
function underline(shown: string, from: number, length: number): string {
  const indent = printable(shown.slice(0, from)).replaceAll(/[^\t]/gu, ' ');
  return indent + '^'.repeat(Math.max(1, printable(shown.slice(from, from + length).replace(/…$/u, '')).length));
}
