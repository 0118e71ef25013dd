import { dirname, resolve } from 'node:path';
import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { isAddress, parseReference } from '@forgespec/description/openapi';
import { parsedText } from '../fixes/yaml-places.ts';

/** A part of a description: a file, and the keys from its root to the part. */
export interface PartAddress {
  readonly path: string;
  readonly keys: readonly string[];
}

/** The text of a reference: the value of a `$ref`, or an entry of the `mapping` of a discriminator. The offsets include quotes. */
export interface WrittenReference {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly target: PartAddress;
  /** The keys from the root of the file to the object that is replaced by the target. */
  readonly keys: readonly string[];
}

/** A key with its range and the range of its value. */
export interface IndexedKey {
  readonly keys: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** All keys, items and references of a file. */
export interface FileIndex {
  readonly entries: readonly IndexedKey[];
  readonly references: readonly WrittenReference[];
  /** The entries by {@link addressOf} their keys. */
  readonly byAddress: ReadonlyMap<string, IndexedKey>;
}

/** Returns a text that is the same for the same keys, for use as the key of a map. */
export const addressOf = (keys: readonly string[]): string => keys.join('\u0000');

const indexes = new Map<string, { readonly text: string; readonly index: FileIndex }>();

/** Returns the index of a file. The result is used again as long as the text is the same. */
export function indexOf(path: string, text: string): FileIndex {
  const known = indexes.get(path);
  if (known?.text === text) return known.index;
  const nodes: IndexedNode[] = [];
  addNodes(parsedText(text).contents, [], nodes);
  const entries = nodes.map(({ keys, key, value }): IndexedKey => {
    const [start, end] = rangeOf(key);
    const [valueStart, valueEnd] = rangeOf(value);
    return valueEnd > valueStart
      ? { keys, start, end, valueStart, valueEnd }
      : { keys, start, end, valueStart: end, valueEnd: end };
  });
  const references = nodes.flatMap(({ keys, value }): WrittenReference[] => {
    const target = targetOf(path, keys, value);
    const [start, end] = rangeOf(value);
    return target === undefined ? [] : [{ ...target, start, end, keys: keys.slice(0, -1) }];
  });
  const byAddress = new Map<string, IndexedKey>();
  // If a key is written twice, the first one counts.
  for (const entry of entries.toReversed()) byAddress.set(addressOf(entry.keys), entry);
  const index = { entries, references, byAddress };
  indexes.set(path, { text, index });
  return index;
}

interface IndexedNode {
  readonly keys: readonly string[];
  readonly key: unknown;
  readonly value: unknown;
}

/** Adds the members and items of a node, and of all nodes inside it, to a list, in the order of the text. */
function addNodes(node: unknown, keys: readonly string[], found: IndexedNode[]): void {
  const add = (name: string, key: unknown, value: unknown): void => {
    const own = [...keys, name];
    found.push({ keys: own, key, value });
    addNodes(value, own, found);
  };
  if (isMap(node)) for (const { key, value } of node.items) add(isScalar(key) ? String(key.value) : '', key, value);
  else if (isSeq(node)) for (const [index, value] of node.items.entries()) add(String(index), value, value);
}

const rangeOf = (node: unknown): readonly [number, number] => {
  const [start = -1, end = -1] = (isNode(node) && (node as Node).range) || [];
  return [start, end];
};

/** Returns the target of a reference. Returns undefined if a value is not a reference to a file of this computer. */
function targetOf(
  path: string,
  keys: readonly string[],
  value: unknown,
): Pick<WrittenReference, 'target' | 'text'> | undefined {
  if (!isScalar(value) || typeof value.value !== 'string') return undefined;
  const text = value.value;
  const isReference = keys.at(-1) === '$ref';
  const isMapping = keys.at(-2) === 'mapping' && keys.at(-3) === 'discriminator';
  if ((!isReference && !isMapping) || isAddress(text)) return undefined;
  if (isMapping && /^[\w.-]+$/u.test(text)) return { text, target: { path, keys: ['components', 'schemas', text] } };
  const { file, keys: target } = parseReference(text);
  return { text, target: { path: file === '' ? path : resolve(dirname(path), file), keys: target } };
}

export const isSamePart = (a: PartAddress, b: PartAddress): boolean =>
  a.path === b.path && a.keys.length === b.keys.length && a.keys.every((key, index) => key === b.keys[index]);

/** Returns true if a part is another part, or inside it. */
export const isInsidePart = (part: PartAddress, outer: PartAddress): boolean =>
  part.path === outer.path && outer.keys.every((key, index) => key === part.keys[index]);

/** Returns the innermost entry that contains an offset. */
export const entryAt = ({ entries }: FileIndex, offset: number): IndexedKey | undefined =>
  entries.findLast(({ start, end, valueEnd }) => start <= offset && offset <= Math.max(end, valueEnd));
