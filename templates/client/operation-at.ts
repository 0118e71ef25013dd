import type { Operation } from './operation.ts';

/**
 * Returns an operation whose request goes to an address, without encoding the address again.
 *
 * @param operation the operation from which the other properties are copied.
 */
export function operationAt(address: string, operation: Operation): Operation {
  const [, server = '', path = '', query = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)\??([^#]*)/iu.exec(address) ?? [];
  return { ...operation, server, path, writeQuery: () => query };
}
