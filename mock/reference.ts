import type { JsonValue } from '@forgespec/generator/json';
import { followReferences, parseReference } from '@forgespec/generator/reference';
import type { OpenApiDocument } from './openapi-document.ts';

/**
 * Returns the node that a reference leads to; a node that is not a reference is returned as it is.
 *
 * @throws {Error} if the reference leaves the document, leads to nothing or leads back to itself.
 */
export function dereference<Node extends { readonly $ref?: string }>(document: OpenApiDocument, node: Node): Node {
  if (node.$ref === undefined) return node;
  const target = followReferences(document as JsonValue, node as JsonValue);
  if (target !== undefined) return target as Node;
  throw new Error(
    parseReference(node.$ref).file === ''
      ? `The reference ${node.$ref} leads to nothing, or back to itself.`
      : `The reference ${node.$ref} leaves the document: bundle it first.`,
  );
}
