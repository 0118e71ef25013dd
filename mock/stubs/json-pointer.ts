import type { OpenApiDocument } from '../openapi-document.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a node is, or that it refers to within the document; an empty one where there is none. */
export function resolve(document: OpenApiDocument, node: unknown): JsonObject {
  let target = node;
  // References to references are few; a circle of them ends here.
  for (let steps = 0; steps < 10 && isObject(target) && typeof target['$ref'] === 'string'; steps++) {
    target = atPointer(document, target['$ref']);
  }
  return isObject(target) ? target : {};
}

function atPointer(document: OpenApiDocument, pointer: string): unknown {
  const keys = pointer
    .replace(/^#\/?/u, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(
    (node, key) => (isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined),
    document,
  );
}
