import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Document, type Pair, type YAMLMap } from 'yaml';
import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import { lineStartsOf } from '../diagnostics/line-starts.ts';
import { isJsonFile, type SourceFile } from '../diagnostics/source-file.ts';
import { readSourceText } from './syntax/corrected-text.ts';
import { jsonRange } from './json-positions.ts';

// Caches the positions of nodes. A file is parsed with positions only when a problem in it is reported.
const positioned = new WeakMap<SourceFile, Document>();

function positionsOf(source: SourceFile): Document {
  const known = positioned.get(source);
  if (known !== undefined) return known;
  const document = parseDocument(readSourceText(source), { merge: true, logLevel: 'silent' });
  positioned.set(source, document);
  return document;
}

/**
 * Returns the source location of a node of a YAML or JSON file.
 *
 * @param pointer the keys from the root of the file to the node. If this node does not exist (because of a merge key, for example), the
 * function returns the location of the last existing node along these keys.
 * @param on `key` for the location of the node's key, `value` for the location of the node's value.
 */
export function locationOf(source: SourceFile, pointer: Pointer, on: 'key' | 'value' = 'key'): SourceLocation {
  const [start, end] = rangeOf(source, pointer, on);
  return { ...locationAt(source, start), length: lengthInLine(source, start, end) };
}

/** Returns the offset at which the key of a node starts, and the offset at which the value of the node ends. */
export function extentOf(source: SourceFile, pointer: Pointer): readonly [start: number, end: number] {
  if (pointer.length === 0) return [0, source.text.length];
  const [start] = rangeOf(source, pointer, isItem(pointer) ? 'value' : 'key');
  const [, end] = rangeOf(source, pointer, 'value');
  return [start, Math.max(start + 1, end)];
}

/** Returns the offset of the first character of a source location. */
export const textOffsetOf = ({ source, line, column }: SourceLocation): number =>
  (lineStartsOf(source)[line - 1] ?? 0) + column - 1;

/** Keys from the root of a file to a node. */
type Pointer = readonly (string | number)[];

/** Returns true if the keys lead to an item of a list. Such an item has no key. */
export const isItem = (pointer: Pointer): boolean => typeof pointer.at(-1) === 'number';

function rangeOf(source: SourceFile, pointer: Pointer, on: 'key' | 'value'): readonly [start: number, end: number] {
  const range = isJsonFile(source) ? jsonRange(source, pointer, on) : undefined;
  return range ?? rangeInYaml(source, pointer, on);
}

function rangeInYaml(source: SourceFile, pointer: Pointer, on: 'key' | 'value'): readonly [start: number, end: number] {
  const document = positionsOf(source);
  let node: unknown = document.contents;
  let range: readonly [number, number] = [0, 1];
  if (isNode(node) && node.range) range = [node.range[0], node.range[0] + 1];
  for (const [index, segment] of pointer.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    const atEnd = index === pointer.length - 1;
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(segment));
      if (pair === undefined) break;
      const part = atEnd && on === 'value' && isNode(pair.value) ? pair.value : pair.key;
      if (isNode(part) && part.range) range = [part.range[0], part.range[1]];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(segment)];
      // The value of an alias is written at its anchor.
      if (atEnd && on === 'value' && isAlias(node)) node = node.resolve(document) ?? node;
      if (isNode(node) && node.range) range = [node.range[0], node.range[1]];
    } else {
      break;
    }
  }
  return range;
}

// Caches the pairs of a map by key. Without the cache, the time would grow with the square of the number of components.
const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** Returns a map from keys to the pairs of a YAML map. If several keys are equal, the result contains the last pair. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known = pairs.get(map);
  if (known !== undefined) return known;
  const found = new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])));
  pairs.set(map, found);
  return found;
}

function lengthInLine({ text }: SourceFile, start: number, end: number): number {
  const lineEnd = text.indexOf('\n', start);
  return Math.max(1, Math.min(end, lineEnd === -1 ? end : lineEnd) - start);
}

/** Returns the source location of the character at an offset. */
export function locationAt(source: SourceFile, offset: number): SourceLocation {
  const starts = lineStartsOf(source);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { source, line: low + 1, column: offset - (starts[low] ?? 0) + 1, length: 1 };
}
