import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import { isJsonObject, type JsonValue } from './json.ts';
import { valueAt } from './pointer.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';

/** An object that is replaced by the target of its `$ref`. */
export interface Reference {
  $ref: string;
}

/** Returns true if a value is a reference. */
export const isReference = (value: unknown): value is Reference =>
  isJsonObject(value) && typeof value.$ref === 'string';

/**
 * Returns the two parts of a `$ref`: the file, empty for the file of the reference itself, and the keys within that file. The
 * fragment is a percent-encoded JSON Pointer: it is decoded first, and then split. RFC 6901, section 6.
 */
export function parseReference(reference: string): { file: string; keys: string[] } {
  // The name of a file may contain `#`.
  const end = reference.indexOf('#/');
  const file = end < 0 ? reference : reference.slice(0, end);
  const fragment = end < 0 ? '' : reference.slice(end + 1);
  return { file: file.replace(/^#.*|#$/u, ''), keys: parsePointer(percentDecoded(fragment) ?? fragment) };
}

/**
 * Returns the target of a node of a bundled document after all references, or the node itself if it is not a reference. Returns
 * undefined if a reference leaves the document, has no target or leads back to itself.
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

/** Returns true if a reference names another host, or anything else that is not a file. */
export const isAddress = (reference: string): boolean => /^[a-z][a-z0-9+.-]+:/iu.test(reference);
