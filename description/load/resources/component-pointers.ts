import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { emptyObject } from '../../json/own-keys.ts';
import { formatPointer } from '../../json/pointer.ts';
import type { Position } from './subschemas.ts';

/**
 * Returns a function that finds the pointer to a position in a document. If the value at the position occurs several times in the document,
 * the function returns the shortest pointer. If the position is not in the document, the function returns undefined.
 */
export function pointersOf(document: JsonObject): (position: Position) => string | undefined {
  const keysTo = shortestKeys(document);
  return ({ owner, key, value }) => {
    const own = isNode(value) ? keysTo.get(value) : undefined;
    const around = keysTo.get(owner);
    const keys = own ?? (around && [...around, key]);
    return keys && formatPointer(keys);
  };
}

/** Returns the shortest list of keys from the root of a document to each of its objects and arrays. */
function shortestKeys(document: JsonObject): ReadonlyMap<object, readonly string[]> {
  const keysTo = new Map<object, readonly string[]>([[document, []]]);
  // The map also contains the entries that are added during the loop.
  for (const [node, keys] of keysTo)
    for (const [key, child] of Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (isNode(child) && !keysTo.has(child)) keysTo.set(child, [...keys, key]);
  return keysTo;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Adds a schema to the components of a document. The name of the component is new, and is derived from the URI of the schema. */
export function addComponent(document: JsonObject, value: JsonValue, uri: string): Position {
  const components = mapIn(document, 'components');
  const schemas = mapIn(components, 'schemas');
  const key = freeName(uri, new Set(Object.keys(schemas).map(simplified)));
  schemas[key] = value;
  return { owner: schemas, key, value };
}

function mapIn(owner: JsonObject, key: string): JsonObject {
  const known = owner[key];
  if (isJsonObject(known)) return known;
  const made = emptyObject();
  owner[key] = made;
  return made;
}

/**
 * Returns a name for a component. The name is the last word of the URI, such as `pet`. If a component already has this name, earlier words
 * of the URI are added, as in `schemas-pet`. If the longer names are also used, a number is added at the end.
 */
function freeName(uri: string, taken: ReadonlySet<string>): string {
  const words = (uri.replace(/\.(?:json|ya?ml)(?=#|$)/iu, '').match(/[\w.-]+/gu) ?? []).filter((word) =>
    /\w/u.test(word),
  );
  for (let count = 1; count <= words.length; count++) {
    const name = words.slice(-count).join('-');
    if (!taken.has(simplified(name))) return name;
  }
  let number = 2;
  while (taken.has(simplified(`${words.join('-')}-${number}`))) number++;
  return `${words.join('-')}-${number}`;
}

// The comparison ignores case and punctuation, because names that differ only in case and punctuation become the same name in TypeScript.
const simplified = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
