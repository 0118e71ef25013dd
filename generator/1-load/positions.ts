import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { jsonRange } from './json-positions.ts';

interface PositionedDocument {
  readonly document: Document;
  readonly lines: LineCounter;
}

// Caches the positions of nodes. A file is parsed with positions only when a problem in it is reported.
const positioned = new WeakMap<SourceFile, PositionedDocument>();

function positionsOf(source: SourceFile): PositionedDocument {
  const known = positioned.get(source);
  if (known !== undefined) return known;
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, merge: true, logLevel: 'silent' });
  const made = { document, lines };
  positioned.set(source, made);
  return made;
}

/**
 * Returns the source location of a node of a YAML or JSON file.
 *
 * @param pointer the keys from the root of the file to the node. If the file has no such node (because of a merge key, for
 * example), the location is that of the last existing node along these keys.
 * @param on `key` for the location of the node's key, `value` for that of its value.
 */
export function locationOf(
  source: SourceFile,
  pointer: readonly (string | number)[],
  on: 'key' | 'value' = 'key',
): SourceLocation {
  const range = source.path.endsWith('.json') ? jsonRange(source, pointer, on) : undefined;
  if (range === undefined) return locationInYaml(source, pointer, on);
  const [start, end] = range;
  return { ...locationAt(source, start), length: lengthInLine(source, start, end) };
}

function locationInYaml(
  source: SourceFile,
  pointer: readonly (string | number)[],
  on: 'key' | 'value',
): SourceLocation {
  const { document, lines } = positionsOf(source);
  let node: unknown = document.contents;
  let range: readonly [number, number] = [0, 1];
  if (isNode(node) && node.range) range = [node.range[0], node.range[0] + 1];
  for (const [index, segment] of pointer.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    const atEnd = index === pointer.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(segment));
      if (pair === undefined) break;
      const part = atEnd && on === 'value' && isNode(pair.value) ? pair.value : pair.key;
      if (isNode(part) && part.range) range = [part.range[0], part.range[1]];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(segment)];
      if (isNode(node) && node.range) range = [node.range[0], node.range[1]];
    } else {
      break;
    }
  }
  const [start, end] = range;
  const { line, col } = lines.linePos(start);
  return { source, line, column: col, length: lengthInLine(source, start, end) };
}

function lengthInLine({ text }: SourceFile, start: number, end: number): number {
  const lineEnd = text.indexOf('\n', start);
  return Math.max(1, Math.min(end, lineEnd === -1 ? end : lineEnd) - start);
}

/** Returns the source location of the character at an offset. */
export function locationAt(source: SourceFile, offset: number): SourceLocation {
  const before = source.text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { source, line: before.split('\n').length, column: offset - lineStart + 1, length: 1 };
}
