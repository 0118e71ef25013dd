import type { Operation } from './operation.ts';

/**
 * Returns an operation that sends to an address exactly as it is given.
 *
 * @param operation the other properties.
 */
export function operationAt(address: string, operation: Operation): Operation {
  const [, server = '', path = '', query = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)\??([^#]*)/iu.exec(address) ?? [];
  return { ...operation, server, path, writeQuery: () => query };
}
