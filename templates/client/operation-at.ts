import type { Operation } from './operation.ts';

/**
 * Returns an operation that sends its request to an address. The address is not encoded again.
 *
 * @param operation the operation from which the other properties are copied.
 */
export function operationAt(address: string, operation: Operation): Operation {
  const [, server = '', path = '', query = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)\??([^#]*)/iu.exec(address) ?? [];
  return { ...operation, server, path, writeQuery: () => query };
}
