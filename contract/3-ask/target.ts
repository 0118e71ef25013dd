import type { Api } from '@forgespec/generator/model/api';
import { basePath } from '@forgespec/generator/model/server-url';
import { CannotRunError } from '../cannot-run.ts';

/** Where the server under test is. */
export interface Target {
  /** `http://127.0.0.1:4010`, without a slash at the end. */
  readonly origin: string;
  /** What stands before the base path of the API; mostly nothing. */
  readonly prefix: string;
}

/**
 * Reads an address as people give it: with or without the base path of the API at its end.
 *
 * @throws {CannotRunError} when it is no http address.
 */
export function parseTarget(address: string, api: Api, option = '--target'): Target {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol)) {
    throw new CannotRunError(`${option} takes an address such as http://127.0.0.1:4010, and not "${address}".`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new CannotRunError(
      `Credentials belong into the fixtures file, and not into ${option}: command lines are seen by others.`,
    );
  }
  const path = url.pathname.replace(/\/+$/u, '');
  const base = basePath(api.servers);
  const prefix = base !== '' && path.endsWith(base) ? path.slice(0, -base.length) : path;
  return { origin: url.origin, prefix };
}
