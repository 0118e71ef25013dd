import { isJsonObject, type JsonObject } from '@forgespec/description/json';

/**
 * The path of the server URLs in the base, and the path of the server URLs in the revision, such as `/v2`. The path is an empty string if
 * the server URLs of a description have different paths.
 */
export interface ServerPaths {
  readonly old: string;
  readonly new: string;
}

/**
 * Returns the path of the server URLs. For example, the path of `https://api.example.com/v2` is `/v2`. Returns an empty string if the URLs
 * have different paths.
 */
export function sharedServerPath(document: JsonObject): string {
  const paths = new Set(serverUrls(document).map((url) => partsOf(url).path));
  const [path] = paths;
  return paths.size === 1 && path !== undefined ? path : '';
}

/** Returns true if two descriptions have a server with the same scheme and host. */
export function shareServer(old: JsonObject, revised: JsonObject): boolean {
  const hosts = new Set(serverUrls(old).map((url) => partsOf(url).origin));
  return serverUrls(revised).some((url) => hosts.has(partsOf(url).origin));
}

/** Returns the URLs of the servers of a description or operation. */
export const serverUrls = ({ servers }: JsonObject): readonly string[] =>
  Array.isArray(servers) ? servers.filter(isJsonObject).map(({ url }) => String(url)) : [];

function partsOf(url: string): { readonly origin: string; readonly path: string } {
  const [, origin = '', path = ''] = /^((?:[^:/?#]+:)?\/\/[^/?#]*)?([^?#]*?)\/?(?:[?#]|$)/u.exec(url) ?? [];
  return { origin: origin.toLowerCase(), path };
}
