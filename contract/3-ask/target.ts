import type { Api } from '@forgespec/generator/model/api';
import { basePath } from '@forgespec/generator/model/server-url';
import { CannotRunError } from '../cannot-run.ts';

/** The address of a server. */
export interface Target {
  /** `http://127.0.0.1:4010`, without a slash at the end. */
  readonly origin: string;
  /** The part of the URL path before the base path of the API; usually empty. */
  readonly prefix: string;
}

/**
 * Parses the address of a server. The base path of the API at the end of the address is optional.
 *
 * @param option the option with the address, for messages.
 * @throws {CannotRunError} if the address is not an http address, or contains credentials.
 */
export function parseTarget(address: string, api: Api, option = '--target'): Target {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol)) {
    throw new CannotRunError(`${option} must be an address such as http://127.0.0.1:4010, and not "${address}".`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new CannotRunError(
      `Write credentials in the fixtures file, and not in ${option}: other users can see command lines.`,
    );
  }
  const path = url.pathname.replace(/\/+$/u, '');
  const base = basePath(api.servers);
  const prefix = base !== '' && path.endsWith(base) ? path.slice(0, -base.length) : path;
  return { origin: url.origin, prefix };
}
