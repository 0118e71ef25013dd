import { formatPointer } from '../../1-load/pointer.ts';
import { parseReference } from '../../1-load/reference.ts';

/**
 * Returns the JSON Pointer of a `$ref` in the bundled document. Returns undefined if the `$ref` names a file or an anchor. The loader
 * replaces such a `$ref`, unless its target does not exist.
 */
export function referencePointer(reference: string): string | undefined {
  if (!reference.startsWith('#/')) return undefined;
  return reference.includes('%') ? formatPointer(parseReference(reference).keys) : reference;
}
