import { basePath, type Api, type OperationModel } from '@forgespec/model';
import { CannotRunError } from '../cannot-run.ts';

/** The address of a server. */
export interface Target {
  /** `http://127.0.0.1:4010`, without a slash at the end. */
  readonly origin: string;
  /** The address as the user wrote it: the origin, and the path if the address has one. */
  readonly address: string;
  /** The path in front of the paths of the operations, without a slash at the end; usually the base path of the API. */
  readonly base: string;
  /** True if the address has a path. The base path of the API is then not used. */
  readonly hasOwnPath: boolean;
  /** Returns the path in front of the path of an operation. An operation with its own servers may have another one. */
  baseOf(operation: Pick<OperationModel, 'servers'>): string;
  /**
   * Returns the request target for an address that the server sent, such as a `Location`: its path and query. The host of the address is
   * ignored, because it may be the public name of the server. If the path begins with the base path of the API, and the requests of the run
   * have another path in front, this path replaces the base path: a server behind a gateway often does not know the path of the gateway.
   * Returns undefined if the address is not an http address.
   *
   * @param requestTarget the path and query of the request, to which the address may be relative.
   */
  requestTargetOf(address: string, requestTarget: string): string | undefined;
}

/**
 * Parses the address of a server. If the address has a path, also if it is only a slash, requests are sent to this path and the paths of
 * operations below it. Otherwise, the base path of the API is added to the address.
 *
 * Operations with their own servers have the base path of these servers, if it is not the base path of the API. If the address ends with the
 * base path of the API, the part in front of it is in front of these paths too: for `/gateway/v1` and the base path `/v1`, it is `/gateway`.
 *
 * @param option the option with the address, for messages.
 * @throws {CannotRunError} if the address is not an http address, or contains credentials.
 */
export function parseTarget(address: string, api: Api, option = '--target'): Target {
  const url = readAddress(address, option);
  const documented = basePath(api.servers);
  const hasOwnPath = url.pathname !== '/' || /^[^/]*\/\/[^/?#]*\//u.test(address.trim());
  const base = hasOwnPath ? url.pathname.replace(/\/+$/u, '') : documented;
  const isInside = base === documented || (documented !== '' && base.endsWith(documented));
  const outer = isInside ? base.slice(0, base.length - documented.length) : '';
  return {
    origin: url.origin,
    address: `${url.origin}${hasOwnPath ? base || '/' : ''}`,
    base,
    hasOwnPath,
    baseOf({ servers }) {
      const own = servers === undefined ? documented : basePath(servers);
      return own === documented ? base : outer + own;
    },
    requestTargetOf: (sent, requestTarget) => targetOf(sent, url.origin + requestTarget, { base, documented }),
  };
}

/**
 * Returns the path and the query of an address. Returns undefined if it is not an http address.
 *
 * @param here the address to which it may be relative.
 * @param paths the base path of the tested server, and that of the description, which it replaces.
 */
function targetOf(
  address: string,
  here: string,
  { base, documented }: { readonly base: string; readonly documented: string },
): string | undefined {
  if (!URL.canParse(address, here)) return undefined;
  const { protocol, pathname, search } = new URL(address, here);
  if (!/^https?:$/u.test(protocol)) return undefined;
  const isLocal = (base !== '' && isBelow(pathname, base)) || !isBelow(pathname, documented);
  return (isLocal ? pathname : base + pathname.slice(documented.length)) + search;
}

/** Returns true if a path is a base path, or is below it. Every path is below the empty base path. */
const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** @throws {CannotRunError} if the address is not an http address, or contains credentials. */
function readAddress(address: string, option: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol)) {
    throw new CannotRunError(`${option} must be an address such as http://127.0.0.1:4010, and not "${address}".`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new CannotRunError(
      `Write credentials in the fixtures file, and not in ${option}: other users can see command lines.`,
    );
  }
  return url;
}
