import { formatPointer } from '@forgespec/description/json';
import { parseReference } from '@forgespec/description/openapi';

/**
 * Returns the JSON Pointer to the target of a `$ref` in the bundled document. Returns undefined if the `$ref` refers to a file or an
 * anchor. Such a `$ref` has no target, because the loader has replaced every reference to an existing file or anchor.
 */
export function referencePointer(reference: string): string | undefined {
  if (!reference.startsWith('#/')) return undefined;
  return reference.includes('%') ? formatPointer(parseReference(reference).keys) : reference;
}
