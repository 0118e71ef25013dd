import { asDescribed } from '../shared/described.ts';
import type { CoreClient } from './core.ts';

/**
 * The type `Then` if a flag in the query has the type `Value`; the type `Else` if the flag has another type; the union `Else | Then` if the
 * value of the flag is not known.
 */
export type When<Flag, Value, Then, Else> = [Flag] extends [Value] ? Then : Value extends Flag ? Else | Then : Else;

/**
 * Returns an operation as a function without the argument `client`. This function is for operations whose data type depends on the query,
 * or whose body type depends on the options. The compiler cannot infer the type of the result, so the generated code states the type.
 */
export const boundAs = <Method>(
  client: CoreClient,
  operation: (client: CoreClient, ...input: never) => unknown,
): Method => asDescribed((...input: never) => operation(client, ...input));
