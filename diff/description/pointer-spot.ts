import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { NodeKey } from '../schema/compare/finding.ts';
import type { DescriptionSide } from './open-side.ts';

/**
 * Returns the part of a document at a JSON Pointer. The function follows references. If the document does not have the part, the function
 * returns the last existing part on the path of the pointer. For example, if the path `/pets` has no `get`, the function returns the part
 * at `#/paths/~1pets` for `#/paths/~1pets/get`.
 *
 * @param pointer a JSON Pointer with `#` at its beginning, without percent-encoding: `#/paths/~1pets/get`.
 */
export function pointerSpot(
  { document, objectAt }: Pick<DescriptionSide, 'document' | 'objectAt'>,
  pointer: string,
): NodeKey {
  let node: JsonValue = document;
  let spot: NodeKey = { node: document };
  for (const key of parsePointer(pointer.slice(1))) {
    const container: JsonValue = Array.isArray(node) ? node : (objectAt(node) ?? null);
    const next: JsonValue | undefined = Array.isArray(container)
      ? container[Number(key)]
      : isJsonObject(container) && Object.hasOwn(container, key)
        ? container[key]
        : undefined;
    if (next === undefined || container === null) return spot;
    spot = { node: container, key };
    node = next;
  }
  return spot;
}
