// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Operation } from './operation.ts';
import { pairs } from '../../shared/plain-query.ts';

/**
 * Returns an operation that sends to an address exactly as it is given, with the credentials that belong in the query after its
 * own query.
 *
 * @param operation the other properties.
 */
export function operationAt(address: string, operation: Operation): Operation {
  const [, server = '', path = '', given = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)\??([^#]*)/iu.exec(address) ?? [];
  const names = new URLSearchParams(given);
  const querySerializer = (query: Readonly<Record<string, unknown>>): string =>
    [given, ...Object.entries(query).flatMap(([name, value]) => (names.has(name) ? [] : pairs(name, value)))]
      .filter((part) => part !== '')
      .join('&');
  return { ...operation, server, path, querySerializer };
}
