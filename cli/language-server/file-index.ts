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
}

const indexes = new Map<string, { readonly text: string; readonly index: FileIndex }>();

/** Returns the index of a file. The result is used again as long as the text is the same. */
export function indexOf(path: string, text: string): FileIndex {
  const known = indexes.get(path);
  if (known?.text === text) return known.index;
  const nodes = nodesIn(parsedText(text).contents, []);
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
  const index = { entries, references };
  indexes.set(path, { text, index });
  return index;
}

interface IndexedNode {
  readonly keys: readonly string[];
  readonly key: unknown;
  readonly value: unknown;
}

/** Returns the members and items of a node, and of all nodes inside it, in the order of the text. */
function nodesIn(node: unknown, keys: readonly string[]): IndexedNode[] {
  const members = isMap(node)
    ? node.items.map(({ key, value }) => ({ name: isScalar(key) ? String(key.value) : '', key, value }))
    : isSeq(node)
      ? node.items.map((value, index) => ({ name: String(index), key: value, value }))
      : [];
  return members.flatMap(({ name, key, value }) => {
    const own = [...keys, name];
    return [{ keys: own, key, value }, ...nodesIn(value, own)];
  });
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
