import { formatPointer } from '../../1-load/pointer.ts';
import { parseReference } from '../../1-load/reference.ts';

/**
 * Returns the JSON Pointer of a `$ref` in the bundled document. Returns undefined if the `$ref` refers to a file or an anchor. The loader
 * has replaced every such `$ref` whose target exists.
 */
export function referencePointer(reference: string): string | undefined {
  if (!reference.startsWith('#/')) return undefined;
  return reference.includes('%') ? formatPointer(parseReference(reference).keys) : reference;
}
