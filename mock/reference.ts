import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { followReferences, parseReference } from '@forgespec/description/openapi';
import type { OpenApiDocument } from './openapi-document.ts';

/**
 * Returns the target of a reference. If the node is not a reference, returns the node itself.
 *
 * @throws {Error} if the target is in another file or does not exist, or if the reference refers to itself, directly or
 * through other references.
 */
export function dereference<Node extends { readonly $ref?: string }>(document: OpenApiDocument, node: Node): Node {
  if (node.$ref === undefined) return node;
  const target = followReferences(document as JsonValue, node as JsonValue);
  if (target !== undefined) return target as Node;
  throw new Error(
    parseReference(node.$ref).file === ''
      ? `The reference ${node.$ref} has no target, or points to itself.`
      : `The reference ${node.$ref} points to another file: bundle the document first.`,
  );
}

/**
 * Returns the target of a reference, or the node itself if it is not a reference. Returns an empty object if the result
 * is not an object.
 */
export function resolveObject(document: OpenApiDocument, node: unknown): JsonObject {
  const target = followReferences(document as JsonValue, node as JsonValue);
  return isJsonObject(target) ? target : {};
}
