import { asDescribed } from '../shared/described.ts';
import type { CoreClient } from './core.ts';

/** `Then` if a flag in the query has the type `Value`, `Else` if it has another type, and the union of both if it may have either. */
export type When<Flag, Value, Then, Else> = [Flag] extends [Value] ? Then : Value extends Flag ? Else | Then : Else;

/**
 * Returns an operation as a function without the argument `client`. The type of the data of such an operation depends on the query, or the
 * type of its body depends on the options. The compiler cannot infer the type of the result, so the generated code states the type.
 */
export const boundAs = <Method>(
  client: CoreClient,
  operation: (client: CoreClient, ...input: never) => unknown,
): Method => asDescribed((...input: never) => operation(client, ...input));
