import type { OpenApiDocument } from './openapi-document.ts';

/**
 * Follows an internal `$ref`, as often as it takes; a node without one is returned as it is.
 *
 * @throws {Error} when the reference leaves the document, points at nothing, or ends where it began.
 */
export function dereference<Node extends { readonly $ref?: string }>(document: OpenApiDocument, node: Node): Node {
  const followed = new Set<string>();
  let target = node;
  while (target.$ref !== undefined) {
    if (followed.has(target.$ref)) throw new Error(`The reference ${target.$ref} ends where it began.`);
    followed.add(target.$ref);
    target = lookUp(document, target.$ref) as Node;
  }
  return target;
}

function lookUp(document: OpenApiDocument, reference: string): unknown {
  if (!reference.startsWith('#/')) throw new Error(`The reference ${reference} leaves the document: bundle it first.`);
  const keys = decodeURIComponent(reference.slice(2)).split('/');
  let node: unknown = document;
  for (const key of keys) {
    node = (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (node === undefined) throw new Error(`The reference ${reference} points at nothing.`);
  return node;
}
