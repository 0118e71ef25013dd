import { isJsonObject, type JsonObject } from './json.ts';
import { setOwnKey } from './own-keys.ts';

/** The keys that come first in the canonical order, because readers look for them first. All other keys follow in alphabetical order. */
const first = ['$ref', 'openapi', 'jsonSchemaDialect', 'info', 'operationId', 'id', 'name', 'in'];
const rank = new Map(first.map((key, index) => [key, index]));

/** Compares two keys for the canonical order of generated files. */
export function compareKeys(a: string, b: string): number {
  const byRank = (rank.get(a) ?? first.length) - (rank.get(b) ?? first.length);
  if (byRank !== 0) return byRank;
  return a < b ? -1 : Number(a > b);
}

/**
 * Sorts the keys of every object of a document in place. If an author only changes the order of keys in a file, the generated output then
 * stays the same. The objects are not replaced, because {@link Origins} finds the source location of an object by identity.
 */
export function orderCanonically(root: unknown): void {
  const seen = new Set<object>();
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    for (const child of Object.values(node)) if (typeof child === 'object') open.push(child);
    if (isJsonObject(node)) orderKeys(node);
  }
}

/** Sorts the keys of one object in place. */
export function orderKeys(node: JsonObject): void {
  const entries = Object.entries(node);
  const isOrdered = entries.every(
    ([key], index) => index === 0 || compareKeys(entries[index - 1]?.[0] ?? '', key) <= 0,
  );
  if (isOrdered) return;
  for (const [key] of entries) Reflect.deleteProperty(node, key);
  for (const [key, value = null] of entries.toSorted(([a], [b]) => compareKeys(a, b))) setOwnKey(node, key, value);
}
