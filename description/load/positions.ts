import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Document, type Scalar, type YAMLMap } from 'yaml';
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
export function extentOf(source: SourceFile, pointer: Pointer): Range {
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

type Range = readonly [start: number, end: number];

function rangeOf(source: SourceFile, pointer: Pointer, on: 'key' | 'value'): Range {
  const range = isJsonFile(source) ? jsonRange(source, pointer, on) : undefined;
  return range ?? rangeInYaml(source, pointer, on);
}

function rangeInYaml(source: SourceFile, pointer: Pointer, on: 'key' | 'value'): Range {
  const document = positionsOf(source);
  let node: unknown = document.contents;
  const start = rangeOfNode(node)?.[0] ?? 0;
  let range: Range = [start, start + 1];
  for (const [index, segment] of pointer.entries()) {
    const child = childOf(isAlias(node) ? node.resolve(document) : node, segment);
    if (child === undefined) break;
    const isValue = on === 'value' && index === pointer.length - 1;
    range = rangeOfNode(isValue ? writtenValue(child, document) : (child.key ?? child.value)) ?? range;
    node = child.value;
  }
  return range;
}

const rangeOfNode = (node: unknown): Range | undefined =>
  isNode(node) && node.range ? [node.range[0], node.range[1]] : undefined;

/** A value in a map or list of a YAML file. An item of a list has no key. */
interface YamlChild {
  readonly key: Scalar | undefined;
  readonly value: unknown;
}

/** Returns the value at a key of a map, or the item at an index of a list. Returns undefined if a map has no such key, and for other nodes. */
function childOf(node: unknown, segment: string | number): YamlChild | undefined {
  if (isSeq(node)) return { key: undefined, value: node.items[Number(segment)] };
  return isMap(node) ? membersOf(node).get(String(segment)) : undefined;
}

/** Returns the node at which a value is written: the anchor of an item that is an alias, or the key if a member has no value. */
function writtenValue({ key, value }: YamlChild, document: Document): unknown {
  if (key !== undefined) return isNode(value) ? value : key;
  return isAlias(value) ? (value.resolve(document) ?? value) : value;
}

// Caches the members of a map by key. Without the cache, the time would grow with the square of the number of components.
const members = new WeakMap<YAMLMap, ReadonlyMap<string, YamlChild>>();

/** Returns a map from keys to the members of a YAML map. If several keys are equal, the result contains the last member. */
function membersOf(map: YAMLMap): ReadonlyMap<string, YamlChild> {
  const known = members.get(map);
  if (known !== undefined) return known;
  const found = new Map<string, YamlChild>();
  for (const { key, value } of map.items) if (isScalar(key)) found.set(String(key.value), { key, value });
  members.set(map, found);
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
