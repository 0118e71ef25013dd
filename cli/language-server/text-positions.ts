import type { Position, Range } from 'vscode-languageserver';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The offsets of the line starts of the text that was used last. Requests convert many positions of one text, one after the other. */
let last: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

function lineStarts(text: string): readonly number[] {
  if (last.text !== text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    last = { text, starts };
  }
  return last.starts;
}

/** Returns the offset of a position in a text. A position after the end of its line is the end of the line. */
export function offsetAt(text: string, { line, character }: Position): number {
  const starts = lineStarts(text);
  const start = starts[line];
  if (start === undefined) return text.length;
  const next = starts[line + 1];
  return Math.min(start + character, next === undefined ? text.length : next - 1);
}

export function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text);
  let [line, after] = [0, starts.length];
  while (after - line > 1) {
    const middle = (line + after) >> 1;
    if ((starts[middle] ?? 0) <= offset) line = middle;
    else after = middle;
  }
  return { line, character: offset - (starts[line] ?? 0) };
}

export const rangeBetween = (text: string, start: number, end: number): Range => ({
  start: positionAt(text, start),
  end: positionAt(text, end),
});

/** Returns the absolute path of a URI of an editor. Returns undefined if the URI does not name a file of this computer. */
export const pathOfUri = (uri: string): string | undefined =>
  uri.startsWith('file:') ? fileURLToPath(uri) : undefined;

export const uriOfPath = (path: string): string => pathToFileURL(path).href;
