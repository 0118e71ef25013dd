import type { Place } from './diagnostic.ts';
import { printable } from './printable.ts';

const linesAround = 2;
const widest = 140;

/** The lines around a place, numbered, with the place underlined. */
export function codeFrame(place: Place): string {
  const lines = place.source.text.split(/\r?\n/u);
  const first = Math.max(1, place.line - linesAround);
  const last = Math.min(lines.length, place.line + linesAround);
  const gutter = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const isPlace = number === place.line;
    const text = printable((lines[number - 1] ?? '').slice(0, widest));
    frame.push(`${isPlace ? '>' : ' '} ${String(number).padStart(gutter)} | ${text}`.trimEnd());
    if (!isPlace || place.column > widest) continue;
    const length = Math.max(1, Math.min(place.length, text.length - place.column + 1));
    frame.push(`  ${' '.repeat(gutter)} | ${' '.repeat(place.column - 1)}${'^'.repeat(length)}`);
  }
  return frame.join('\n');
}
