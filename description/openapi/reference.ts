import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import { isJsonObject, type JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';

/** An object with a `$ref`. Later code uses the target of the `$ref` in place of this object. */
export interface Reference {
  $ref: string;
}

/** Returns true if a value is a reference. */
export const isReference = (value: unknown): value is Reference =>
  isJsonObject(value) && typeof value.$ref === 'string';

/** The name of a file in a reference, and the keys inside that file. */
export interface ParsedReference {
  readonly file: string;
  readonly keys: readonly string[];
}

// A cache, because a description refers to the same component many times. The size of the cache is limited, because a process may load many
// descriptions.
const parsedReferences = new Map<string, ParsedReference>();
const mostParsedReferences = 20_000;

/**
 * Splits a `$ref` into the name of the file and the keys inside that file. The name is empty if the target is in the file that contains the
 * reference. The fragment is a percent-encoded JSON Pointer. The pointer is decoded first, and then split into keys. RFC 6901, section 6.
 */
export function parseReference(reference: string): ParsedReference {
  const known = parsedReferences.get(reference);
  if (known !== undefined) return known;
  // The name of a file may contain `#`, so the fragment starts at the first `#/`.
  const end = reference.indexOf('#/');
  const file = end < 0 ? reference : reference.slice(0, end);
  const fragment = end < 0 ? '' : reference.slice(end + 1);
  const keys = parsePointer(percentDecoded(fragment) ?? fragment);
  const parsed = { file: file.replace(/^#.*|#$/u, ''), keys };
  if (parsedReferences.size >= mostParsedReferences) parsedReferences.clear();
  parsedReferences.set(reference, parsed);
  return parsed;
}

/**
 * Follows all references from a node of a bundled document and returns the final target. Returns the node itself if it is not a reference.
 * Returns undefined if a reference leads to another document, has no target or is circular.
 */
export function followReferences(document: JsonValue, node: JsonValue | undefined): JsonValue | undefined {
  const followed = new Set<string>();
  let target = node;
  while (isReference(target)) {
    const { file, keys } = parseReference(target.$ref);
    if (file !== '' || keys.length === 0 || followed.has(target.$ref)) return undefined;
    followed.add(target.$ref);
    target = valueAt(document, keys);
  }
  return target;
}

/** Returns true if a reference is a URI with a scheme, such as a URL of another host. */
export const isAddress = (reference: string): boolean => /^[a-z][a-z0-9+.-]+:/iu.test(reference);
