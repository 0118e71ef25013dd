import type { JsonObject } from '@forgespec/description/json';
import type { ChangedOperation } from '../change.ts';
import { type ApiComparison, shown } from './api-comparison.ts';
import { type DescribedServer, describedServers } from './described-servers.ts';
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
  const [known, remaining] = [addressesOf(from), addressesOf(to)];
  // An API without `servers` has the server `/`.
  const isDefault = (url: string, others: readonly DescribedServer[]): boolean => url === '/' && others.length === 0;
  for (const server of from) {
    for (const url of differentUrls(server, remaining).filter((gone) => !isDefault(gone, to))) {
      const message = `The server \`${shown(url)}\` is gone from the description, so callers that use this server may fail.`;
      report(operation, { id: 'server-removed', level: 'warning', message, base: { node: owner, key: 'servers' } });
    }
  }
  for (const server of to) {
    for (const url of differentUrls(server, known).filter((added) => !isDefault(added, from))) {
      const message = `The server \`${shown(url)}\` is new.`;
      const revision = { node: newOwner, key: 'servers' };
      report(operation, { id: 'server-added', level: 'compatible', message, revision });
    }
  }
  for (const server of from) {
    const other = to.find(({ url }) => url === server.url);
    if (other !== undefined && other.description !== server.description) {
      const message = `The description of the server \`${shown(server.url)}\` differs.`;
      const spots = { base: { node: owner, key: 'servers' }, revision: { node: newOwner, key: 'servers' } };
      report(operation, { id: 'documentation-changed', level: 'documentation', message, ...spots });
    }
    const names = other === undefined ? [] : changedDefaults(server, other);
    for (const name of names) {
      const words = `\`${shown(server.defaults.get(name))}\` → \`${shown(other?.defaults.get(name))}\``;
      const message = `The default of the variable \`${shown(name)}\` of the server \`${shown(server.url)}\` is different (${words}), so callers that use the default call another server.`;
      const spots = { base: { node: owner, key: 'servers' }, revision: { node: newOwner, key: 'servers' } };
      report(operation, { id: 'server-default-changed', level: 'warning', message, ...spots });
    }
  }
}

const addressesOf = (servers: readonly DescribedServer[]): ReadonlySet<string> =>
  new Set(servers.flatMap(({ addresses }) => [...addresses.keys()]));

/**
 * Returns the URLs of a server that the other description does not have. If it has none of them, returns only the URL with its variables.
 */
function differentUrls({ url, addresses }: DescribedServer, others: ReadonlySet<string>): readonly string[] {
  const different = [...addresses].filter(([address]) => !others.has(address)).map(([, complete]) => complete);
  return different.length === addresses.size ? [url] : different;
}

const changedDefaults = (old: DescribedServer, revised: DescribedServer): readonly string[] =>
  [...old.defaults].flatMap(([name, value]) => {
    const other = revised.defaults.get(name);
    return other === undefined || other === value ? [] : [name];
  });

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
 * Returns the servers of a description or operation.
 *
 * @param path the path that is removed from the end of each URL, after the slash at its end. A URL that does not end with this path only
 * loses the slash.
 */
const serversIn = (owner: JsonObject, path: string): readonly DescribedServer[] =>
  describedServers(owner).map((server) => ({
    ...server,
    addresses: new Map(Array.from(server.addresses, ([address, url]) => [withoutPath(address, path), url])),
  }));

function withoutPath(url: string, path: string): string {
  const address = url.replace(/\/$/u, '');
  return address.endsWith(path) ? address.slice(0, address.length - path.length) : address;
}
