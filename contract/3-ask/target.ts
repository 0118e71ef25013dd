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
  };
}

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
