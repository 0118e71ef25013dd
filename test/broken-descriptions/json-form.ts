import { isMap, isNode, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import type { MarkedText } from './marked-text.ts';

/** The path to a node, and the part of it: its key or its value. */
interface NodePath {
  readonly keys: readonly (string | number)[];
  readonly on: 'key' | 'value';
}

/** Returns the same files as JSON, with the mark at the same node. */
export function jsonForm(texts: Readonly<Record<string, MarkedText>>): Record<string, MarkedText> {
  const rename = (text: string): string => text.replaceAll(/\.yaml(?=["#])/gu, '.json');
  const entries = Object.entries(texts).map(([path, { text, range }]) => {
    const document = parseDocument(text);
    if (document.errors.length > 0) throw document.errors[0];
    const json = `${rename(JSON.stringify(document.toJS(), undefined, 2))}\n`;
    const name = path.replace(/\.yaml$/u, '.json');
    if (range === undefined) return [name, { text: json, range }] as const;
    // The mark at the first character of the file is for a key that is missing at the root.
    if (range[0] === 0 && range[1] === 1) return [name, { text: json, range }] as const;
    const node = pathAt(document.contents, range, []);
    if (node === undefined) throw new Error(`No key or value of ${path} is at ${text.slice(...range)}`);
    return [name, { text: json, range: rangeOf(json, node) }] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the path to the node that a mark contains. */
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

/** Returns true if a node ends at an offset. A block ends where its last line ends. */
const endsAt = (node: Node, end: number): boolean =>
  node.range?.[1] === end ||
  (!isScalar(node) && (node.range?.[1] ?? 0) >= end && !('flow' in node && node.flow === true));

function rangeOf(json: string, { keys, on }: NodePath): readonly [number, number] {
  const document = parseDocument(json);
  const around = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
  const last = keys.at(-1);
  const pair = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))
    : undefined;
  const node = pair === undefined || on === 'value' ? document.getIn(keys, true) : pair.key;
  if (!isNode(node) || !node.range) throw new Error(`JSON has no ${keys.join('/')}`);
  return [node.range[0], node.range[1]];
}
