// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/assume-type.ts';
import type { CoreClient } from './core.ts';

/**
 * A type that depends on a flag in the query. It is `Then` if the flag has the type `Value`, and `Else` if the flag has another type. It is
 * `Else | Then` if the value of the flag is not known.
 */
export type When<Flag, Value, Then, Else> = [Flag] extends [Value] ? Then : Value extends Flag ? Else | Then : Else;

/**
 * Returns an operation as a function without the argument `client`. Used if the data type depends on the query or on the option `accept`,
 * or if the body type depends on the options. Then the compiler cannot infer the type of the function.
 */
export const boundAs = <Method>(
  client: CoreClient,
  operation: (client: CoreClient, ...input: never) => unknown,
): Method => assumeType((...input: never) => operation(client, ...input));
