import type { JsonObject, JsonValue } from '../../json/json.ts';
import { setMember, setOwnKey } from '../../json/own-keys.ts';

type Node = JsonObject | JsonValue[];

/**
 * Returns a document in which objects and arrays are replaced. The objects and arrays around a replaced object or array are copied. All
 * other objects and arrays stay the same.
 *
 * @param replaced maps each object or array to the new object or array that replaces it. A replaced object or array may occur several
 * times.
 * @param copied receives each copied object or array, and its copy.
 */
export function withReplacedNodes(
  document: JsonObject,
  replaced: ReadonlyMap<object, Node>,
  copied: (node: Node, copy: Node) => void,
): JsonObject {
  const results = new Map<Node, Node>();
  const created = new Set<Node>(replaced.values());

  const visit = <Visited extends Node>(node: Visited): Visited => {
    const known = results.get(node);
    // The replacement of an object is an object, and the replacement of an array is an array.
    if (known !== undefined) return known as Visited;
    let result = (replaced.get(node) ?? node) as Visited;
    for (const [key, member] of Object.entries(result)) {
      if (typeof member !== 'object' || member === null) continue;
      const revised = visit(member);
      if (revised === member) continue;
      if (!created.has(result)) {
        const copy = copyOf(result) as Visited;
        created.add(copy);
        copied(node, copy);
        result = copy;
      }
      setMember(result, key, revised);
    }
    results.set(node, result);
    return result;
  };
  return visit(document);
}

function copyOf(node: Node): Node {
  if (Array.isArray(node)) return [...node];
  const copy: JsonObject = Object.create(Object.getPrototypeOf(node) as object);
  for (const [key, member = null] of Object.entries(node)) setOwnKey(copy, key, member);
  return copy;
}
