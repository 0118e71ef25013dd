import type { JsonObject } from '@forgespec/description/json';
import type { ChangedOperation } from '../change.ts';
import { type ApiComparison, shown } from './api-comparison.ts';
import { type ServerPaths, serverUrls } from './server-paths.ts';

/**
 * The objects that can have `servers`, in this order: an operation, its path item, the document. If several of these objects have servers,
 * only the servers of the first one apply.
 */
export type ServerOwners = readonly [JsonObject, ...JsonObject[]];

/**
 * Compares the servers of two descriptions or operations.
 *
 * @param paths the paths that are removed from the end of the server URLs before the URLs are compared. By default, no path is removed. The
 * caller passes these paths only if a prefix has moved between the server URLs and the keys of the field `paths`. For example, the server
 * was `https://api.example.com/v2`, and now the key is `/v2/pets`.
 */
export function compareServers(
  operation: ChangedOperation | null,
  old: ServerOwners,
  revised: ServerOwners,
  { report }: ApiComparison,
  paths: ServerPaths = { old: '', new: '' },
): void {
  const [owner, newOwner] = [ownerOf(old), ownerOf(revised)];
  const [from, to] = [serversIn(owner, paths.old), serversIn(newOwner, paths.new)];
  for (const [address, url] of from) {
    // An API without `servers` has the server `/`.
    if (to.has(address) || (to.size === 0 && url === '/')) continue;
    const message = `The server \`${shown(url)}\` is gone from the description, so callers that use this server may fail.`;
    report(operation, { id: 'server-removed', level: 'warning', message, base: { node: owner, key: 'servers' } });
  }
  for (const [address, url] of to) {
    if (from.has(address) || (from.size === 0 && url === '/')) continue;
    const message = `The server \`${shown(url)}\` is new.`;
    const revision = { node: newOwner, key: 'servers' };
    report(operation, { id: 'server-added', level: 'compatible', message, revision });
  }
}

/** Compares the servers of an operation, if the operation or its path item has `servers`. */
export function compareOwnServers(
  operation: ChangedOperation,
  old: ServerOwners,
  revised: ServerOwners,
  comparison: ApiComparison,
  paths?: ServerPaths,
): void {
  const hasOwn = [...old, ...revised].some((owner) => serverUrls(owner).length > 0);
  if (!hasOwn) return;
  const [base, revision] = [comparison.old.document, comparison.new.document];
  compareServers(operation, [...old, base], [...revised, revision], comparison, paths);
}

const ownerOf = (owners: ServerOwners): JsonObject => owners.find((owner) => serverUrls(owner).length > 0) ?? owners[0];

/**
 * Returns a map from shortened server URLs to complete server URLs. To shorten a URL, the function removes the slash at its end, and then
 * `path`. If the URL does not end with `path`, only the slash is removed.
 */
const serversIn = (owner: JsonObject, path: string): ReadonlyMap<string, string> =>
  new Map(
    serverUrls(owner).map((url) => {
      const address = url.replace(/\/$/u, '');
      return [address.endsWith(path) ? address.slice(0, address.length - path.length) : address, url];
    }),
  );
