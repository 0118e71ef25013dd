import { methods } from '@forgespec/templates/shared/methods';
import { withExampleValues } from '@forgespec/description/load';
import { isExtensionKey, isIgnoredHeader, operationsOf } from '@forgespec/description/openapi';
import type { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { makeCompilable, sortExamples } from './compilable-schemas.ts';
import { resolveObject } from './reference.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** The methods that Prism knows: those of OpenAPI 3.1. */
const known: ReadonlySet<string> = new Set(methods.filter((method) => method !== 'query'));

/**
 * The type of the function of Prism that reads the operations of a document. The function is passed as an argument, because Prism is loaded
 * only if it is needed.
 */
type ReadOperations = typeof getHttpOperationsFromSpec;

type PrismOperation = Awaited<ReturnType<ReadOperations>>[number];

/**
 * Returns the operations of a document as Prism represents them. The key of an operation consists of its method and its path template, such
 * as `get /pets`.
 *
 * Prism knows OpenAPI 3.1, but not OpenAPI 3.2. If Prism does not know the method of an operation, such as `query`, the operation is
 * therefore passed to Prism as a POST operation. For each such method, Prism reads a separate document with only the operations of this
 * method.
 *
 * @param bundled a document without references into `paths`.
 */
export async function prismOperations(
  bundled: OpenApiDocument,
  read: ReadOperations,
): Promise<Map<string, PrismOperation>> {
  const document = withoutExtensionReferences(bundled as JsonObject) as OpenApiDocument;
  const found = new Map<string, PrismOperation>();
  for (const operation of await read(asVersion31(document, document.paths ?? {})))
    found.set(`${operation.method} ${operation.path}`, operation);
  for (const method of otherMethods(document)) {
    const paths = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
      const target = resolveObject(document, item);
      const operation = operationsOf(target).find(([name]) => name === method)?.[1];
      return operation === undefined ? [] : [[path, { parameters: target.parameters, post: operation }] as const];
    });
    for (const operation of await read(asVersion31(document, Object.fromEntries(paths))))
      found.set(`${method} ${operation.path}`, operation);
  }
  const changed = new Set<object>();
  for (const operation of found.values()) {
    makeCompilable(operation, document.openapi.startsWith('3.0'), changed);
    for (const content of operation.responses.flatMap(({ contents = [] }) => contents)) sortExamples(content);
  }
  return found;
}

/** Returns the methods of a document that Prism does not know. */
function otherMethods(document: OpenApiDocument): string[] {
  const items = Object.values(document.paths ?? {}).map((item) => resolveObject(document, item));
  const used = new Set(items.flatMap(operationsOf).map(([method]) => method));
  return [...used].filter((method) => !known.has(method));
}

/**
 * Returns a document with the given paths, as OpenAPI 3.1. The result is a copy, because Prism changes the documents that it reads. The
 * copy contains the `components`, to which the paths refer.
 */
const asVersion31 = (document: OpenApiDocument, paths: object): object =>
  structuredClone({
    ...withExampleValues({ ...(document as JsonObject), paths: paths as JsonObject }),
    ...(document.openapi.startsWith('3.2.') ? { openapi: '3.1.0' } : {}),
  });

/**
 * Returns a copy of a document without the extensions that contain a `$ref`. Prism would resolve these references, although they are only
 * data, and would reject the document if one of the references has no target.
 */
const withoutExtensionReferences = (document: JsonObject): JsonObject => copyOf(document, []);

/** @param keys the keys from the root of the document to the object. */
function copyOf(object: JsonObject, keys: readonly string[]): JsonObject {
  const members = Object.entries(object).flatMap(([key, value]): [string, JsonValue | undefined][] => {
    const own = [...keys, key];
    if (isExtensionKey(own, keys.length)) return containsReference(value) ? [] : [[key, value]];
    return [[key, copyOfValue(value, own)]];
  });
  return Object.fromEntries(members);
}

function copyOfValue(value: JsonValue | undefined, keys: readonly string[]): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item, index) => copyOfValue(item, [...keys, `${index}`]) ?? null);
  return isJsonObject(value) ? copyOf(value, keys) : value;
}

const containsReference = (value: JsonValue | undefined): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '$ref') || Object.values(value).some(containsReference));

/**
 * Returns an operation with parameters that Prism reads correctly:
 * - It has no header parameters that OpenAPI ignores, such as `Content-Type`. Prism would require their values.
 * - The schemas of `oneOf` are those of `anyOf`. Prism converts the text of a parameter to the type of each schema, so `5` would match both an
 *   integer and a string, and be rejected.
 */
export function withReadableParameters(operation: PrismOperation): PrismOperation {
  const { request } = operation;
  if (request === undefined) return operation;
  return {
    ...operation,
    request: {
      ...request,
      ...(request.path !== undefined && { path: request.path.map(withAnyAlternative) }),
      ...(request.query !== undefined && { query: request.query.map(withAnyAlternative) }),
      ...(request.headers !== undefined && {
        headers: request.headers.filter(({ name }) => !isIgnoredHeader(name)).map(withAnyAlternative),
      }),
    },
  };
}

/** Returns a parameter whose schema has `anyOf` in place of `oneOf`. */
function withAnyAlternative<Parameter extends { readonly schema?: object }>(parameter: Parameter): Parameter {
  const { schema } = parameter;
  if (schema === undefined || !('oneOf' in schema) || 'anyOf' in schema) return parameter;
  const { oneOf, ...others } = schema;
  return { ...parameter, schema: { ...others, anyOf: oneOf } };
}
