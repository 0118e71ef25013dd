import type { JsonObject } from '@forgespec/description/json';
import { operationsOf } from '@forgespec/description/openapi';
import type { DocumentOperation, OpenApiDocument } from '../openapi-document.ts';
import { dereference, resolveObject } from '../reference.ts';
import { serverBasePath } from '../server-paths.ts';

/** An operation, as scenarios name it. */
export interface DescribedOperation {
  /** The `operationId`, if there is one, and the method with the path template: `POST /pets`. */
  readonly names: readonly string[];
  /** The base path of the server. */
  readonly base: string;
  /** The responses, by their keys: `200`, `4XX` or `default`. */
  readonly responses: JsonObject;
  /** The callbacks, by their names. */
  readonly callbacks: JsonObject;
  /** The method in lower case, with the path template without the base path: `post /pets`. */
  readonly address: string;
}

/** Returns the operations of a bundled description, by their method in lower case and their path template with the base path. */
export function describedOperations(document: OpenApiDocument): ReadonlyMap<string, DescribedOperation> {
  const found = new Map<string, DescribedOperation>();
  for (const [path, reference] of Object.entries(document.paths ?? {})) {
    const item = dereference(document, reference);
    for (const [method, node] of operationsOf(item as JsonObject)) {
      const { operationId, servers, ...operation } = node as DocumentOperation;
      const base = serverBasePath(servers ?? item.servers ?? document.servers);
      const address = `${method.toUpperCase()} ${path}`;
      found.set(`${method} ${base}${path}`, {
        base,
        names: operationId === undefined ? [address] : [operationId, address],
        responses: resolveObject(document, operation['responses']),
        callbacks: resolveObject(document, operation['callbacks']),
        address: `${method} ${path}`,
      });
    }
  }
  return found;
}
