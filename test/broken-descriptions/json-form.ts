import { isMap, isNode, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import type { MarkedText } from './marked-text.ts';

/** The path to a node, and the marked part of the node: its key or its value. */
interface NodePath {
  readonly keys: readonly (string | number)[];
  readonly on: 'key' | 'value';
}

/** Converts YAML files to JSON. The mark stays at the same node. */
export function jsonForm(texts: Readonly<Record<string, MarkedText>>): Record<string, MarkedText> {
  const rename = (text: string): string => text.replaceAll(/\.yaml(?=["#])/gu, '.json');
  const entries = Object.entries(texts).map(([path, { text, range }]) => {
    const document = parseDocument(text);
    if (document.errors.length > 0) throw document.errors[0];
    const value: unknown = document.toJS();
    const json = rename(jsonText(value));
    const name = path.replace(/\.yaml$/u, '.json');
    if (range === undefined) return [name, { text: json, range }] as const;
    // A mark of only the first character of the file means that a key is missing at the root. Such a mark stays at this character.
    if (range[0] === 0 && range[1] === 1) return [name, { text: json, range }] as const;
    const node = pathAt(document.contents, range, []);
    if (node === undefined) throw new Error(`No key or value of ${path} is at ${text.slice(...range)}`);
    return [name, { text: json, range: rangeOf(value, node) }] as const;
  });
  return Object.fromEntries(entries);
}

const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Returns the path to the node that a mark contains. Returns undefined if the mark does not contain a node. */
function pathAt(
  node: unknown,
  range: readonly [number, number],
  keys: readonly (string | number)[],
): NodePath | undefined {
  const isAt = (part: Node): boolean => part.range?.[0] === range[0] && endsAt(part, range[1]);
  const members = isMap(node)
    ? node.items.map(({ key, value }) => ({ name: isScalar(key) ? String(key.value) : '', key, value }))
    : isSeq(node)
      ? node.items.map((value, index) => ({ name: index, key: undefined, value }))
      : [];
  for (const { name, key, value } of members) {
    if (isNode(key) && isAt(key)) return { keys: [...keys, name], on: 'key' };
    const inside = pathAt(value, range, [...keys, name]);
    if (inside !== undefined) return inside;
    if (isNode(value) && isAt(value)) return { keys: [...keys, name], on: 'value' };
  }
  return undefined;
}

/**
 * Returns true if a node ends at an offset. For a block map or a block sequence, a later end is also accepted, because the parser can
 * report an end that is too late.
 */
const endsAt = (node: Node, end: number): boolean =>
  node.range?.[1] === end ||
  (!isScalar(node) && (node.range?.[1] ?? 0) >= end && !('flow' in node && node.flow === true));

/** A value that occurs in no description. */
const sentinel = '\u0000';

/**
 * Returns the offsets of a node in the JSON text of a value. Compares this text with the text of a copy in which a sentinel replaces the
 * node. Before and after the node, the two texts are equal.
 */
function rangeOf(value: unknown, { keys, on }: NodePath): readonly [number, number] {
  const json = jsonText(value);
  const copy = jsonText(replaced(value, keys));
  const start = copy.indexOf(JSON.stringify(sentinel));
  if (start === -1) throw new Error(`JSON has no ${keys.join('/')}`);
  if (on === 'value') return [start, json.length - (copy.length - start - JSON.stringify(sentinel).length)];
  const end = start - ': '.length;
  return [end - JSON.stringify(String(keys.at(-1))).length, end];
}

/** Returns a copy of a value in which a sentinel replaces the node at a path. */
function replaced(value: unknown, [key, ...keys]: readonly (string | number)[]): unknown {
  if (key === undefined) return sentinel;
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(key) ? replaced(item, keys) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name === String(key) ? replaced(child, keys) : child]),
  );
}
