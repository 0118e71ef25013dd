import { assumeType } from '../shared/assume-type.ts';
import type { CoreClient } from './core.ts';

/**
 * The operations of a module as methods of a client. In the module, each operation is a function of a client: `list(client)({ id: 1 })`.
 * Editors show the documentation of this function for the method.
 */
export type AreaMethods<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends (client: CoreClient) => infer Method ? Method : never;
};

/** Returns the operations of a module as methods of a client. @param operations all exports of the module. */
export function areaOf<Operations extends object>(client: CoreClient, operations: Operations): AreaMethods<Operations> {
  const functions: Readonly<Record<string, (client: CoreClient) => unknown>> = assumeType(operations);
  const methods: Record<string, unknown> = {};
  for (const name in functions) methods[name] = functions[name]?.(client);
  return assumeType(methods);
}
