import { filledUrl, pathOfUrl } from '@forgespec/templates/shared/server-url';
import { operationsOf } from './openapi-document.ts';
import { dereference } from './reference.ts';
import type { OpenApiDocument, PathItem, Server } from './openapi-document.ts';

/**
 * Moves each path under the base path of its own server, so that a server without any notion of base paths, such as
 * Prism, answers on the addresses that clients really call: `/shops/{id}` of `https://host/v1` becomes
 * `/v1/shops/{id}`.
 *
 * The first server counts: of the operation, else of the path, else of the document. Variables take their defaults.
 * Operations of one path that live on different servers become separate paths.
 *
 * @param document A bundled document. It is not changed.
 * @returns A document with one server, `/`. References into its `paths` are not rewritten.
 * @throws {Error} when a server variable has no default, or when two paths end up at the same address.
 */
export function withServerPaths(document: OpenApiDocument): OpenApiDocument {
  const moved = new Map<string, PathItem>();
  for (const [path, reference] of Object.entries(document.paths ?? {})) {
    for (const [base, item] of splitByServer(dereference(document, reference), document.servers)) {
      if (moved.has(base + path)) throw new Error(`Two paths of the document end up at ${base}${path}.`);
      moved.set(base + path, item);
    }
  }
  return { ...document, servers: [{ url: '/' }], paths: Object.fromEntries(moved) };
}

/** Base path → the path item with the operations that live there. */
function splitByServer({ servers, ...item }: PathItem, defaults: readonly Server[] | undefined): Map<string, PathItem> {
  const items = new Map<string, PathItem>();
  for (const [method, { servers: own, ...operation }] of operationsOf(item)) {
    const base = basePath(own ?? servers ?? defaults);
    items.set(base, { ...(items.get(base) ?? withoutOperations(item)), [method]: operation });
  }
  return items;
}

/**
 * Returns the path of the first server, without a slash at the end; empty if there is no server.
 *
 * @throws {Error} if a variable has no default.
 */
export function basePath(servers: readonly Server[] | undefined): string {
  const server = servers?.[0] ?? { url: '/' };
  const url = filledUrl(server.url, (variable) => server.variables?.[variable]?.default);
  const [, name] = /\{([^{}]*)\}/u.exec(url) ?? [];
  if (name !== undefined) throw new Error(`The variable ${name} of the server ${server.url} has no default.`);
  return pathOfUrl(url);
}

function withoutOperations(item: PathItem): PathItem {
  const methods = new Set<string>(operationsOf(item).map(([method]) => method));
  return Object.fromEntries(Object.entries(item).filter(([key]) => !methods.has(key)));
}
