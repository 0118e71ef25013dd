import { filledUrl, pathOfUrl } from '@forgespec/templates/shared/server-url';
import type { JsonObject } from '@forgespec/description/json';
import { replaceOperations } from '@forgespec/description/openapi';
import { mergedPathItems } from './merged-path-items.ts';
import { pathItemOperations } from './openapi-document.ts';
import { dereference } from './reference.ts';
import type { DocumentOperation, OpenApiDocument, PathItem, DocumentServer } from './openapi-document.ts';

/**
 * Adds the base path of the server to each path, because Prism does not support base paths: `/shops/{id}` on
 * `https://host/v1` becomes `/v1/shops/{id}`.
 *
 * The base path comes from the first server of the operation. If the operation has no servers, the base path comes from the
 * path item. If the path item has no servers either, it comes from the document. Server variables have their default
 * values. If the operations of one path have different base paths, the path is split into one path for each base path. If two paths become
 * equal, they are merged.
 *
 * @param document a bundled document. The function does not change it.
 * @returns a document with one server, `/`, and without references into `paths`.
 */
export function withServerPaths(document: OpenApiDocument): OpenApiDocument {
  const moved = new Map<string, PathItem>();
  for (const [path, reference] of Object.entries(document.paths ?? {})) {
    for (const [base, item] of splitByServer(dereference(document, reference), document.servers)) {
      const earlier = moved.get(base + path);
      moved.set(base + path, earlier === undefined ? item : mergedPathItems(document, earlier, item));
    }
  }
  const served = { ...document, servers: [{ url: '/' }], paths: Object.fromEntries(moved) };
  return withoutPathReferences(served, document.paths ?? {});
}

/**
 * Returns a document in which no reference points into `paths`: `#/paths/~1pets/get` becomes `#/components/pathItems/~1pets/get`. The
 * targets are added to the components. The name of such a component is a path, such as `/pets`. No other component has the same name,
 * because names of components cannot contain slashes.
 *
 * @param paths the path items to which the references point.
 */
function withoutPathReferences(document: OpenApiDocument, paths: Readonly<Record<string, PathItem>>): OpenApiDocument {
  if (!JSON.stringify(document).includes('"$ref":"#/paths/')) return document;
  const { components } = document;
  const text = JSON.stringify({
    ...document,
    components: { ...components, pathItems: { ...components?.pathItems, ...paths } },
  });
  return JSON.parse(text, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#\/paths\//u, '#/components/pathItems/') : value,
  ) as OpenApiDocument;
}

/** Splits a path item by the servers of its operations. Returns a path item for each base path. */
function splitByServer(
  { servers, ...item }: PathItem,
  defaults: readonly DocumentServer[] | undefined,
): Map<string, PathItem> {
  const items = new Map<string, PathItem>();
  const baseOf = ({ servers: own }: Pick<PathItem, 'servers'>): string => serverBasePath(own ?? servers ?? defaults);
  for (const base of new Set(pathItemOperations(item).map(([, operation]) => baseOf(operation)))) {
    const withBase = replaceOperations(item as JsonObject, (operation) => {
      if (baseOf(operation as DocumentOperation) !== base) return undefined;
      const { servers: _own, ...members } = operation;
      return members;
    });
    items.set(base, withBase as PathItem);
  }
  return items;
}

/**
 * Returns the base path of the first server, without a slash at the end. Returns an empty text if the list is empty or
 * undefined.
 */
export function serverBasePath(servers: readonly DocumentServer[] | undefined): string {
  const server = servers?.[0] ?? { url: '/' };
  return pathOfUrl(filledUrl(server.url, (variable) => server.variables?.[variable]?.default));
}
