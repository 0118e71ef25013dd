// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { asDescribed } from '../../shared/described.ts';
import type { CoreClient } from './core.ts';

/** `Then` if a flag in the query has the type `Value`, `Else` if it has another type, and the union of both if it may have either. */
export type When<Flag, Value, Then, Else> = [Flag] extends [Value] ? Then : Value extends Flag ? Else | Then : Else;

/**
 * Returns the method for a function whose data depends on its query, or whose body depends on its options. The compiler cannot infer the type of such a method, so the
 * generated code states it.
 */
export const boundAs = <Method>(
  client: CoreClient,
  operation: (client: CoreClient, ...input: never) => unknown,
): Method => asDescribed((...input: never) => operation(client, ...input));
