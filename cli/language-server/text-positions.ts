import type { Position, Range } from 'vscode-languageserver';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Returns the offset of a position in a text. A position after the end of its line is the end of the line. */
export function offsetAt(text: string, { line, character }: Position): number {
  let start = 0;
  for (let index = 0; index < line; index++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + character, end < 0 ? text.length : end);
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length - 1, character: offset - start };
}

export const rangeBetween = (text: string, start: number, end: number): Range => ({
  start: positionAt(text, start),
  end: positionAt(text, end),
});

/** Returns the absolute path of a URI of an editor. Returns undefined if the URI does not name a file of this computer. */
export const pathOfUri = (uri: string): string | undefined =>
  uri.startsWith('file:') ? fileURLToPath(uri) : undefined;

export const uriOfPath = (path: string): string => pathToFileURL(path).href;
