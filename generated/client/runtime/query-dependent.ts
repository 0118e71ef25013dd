// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { asDescribed } from '../../shared/described.ts';
import type { CoreClient } from './core.ts';

/** `Then` if a flag has the value that requests it, `Else` if it has another one, and either if only the program knows the flag. */
export type When<Flag, Value, Then, Else> = [Flag] extends [Value] ? Then : Value extends Flag ? Else | Then : Else;

/**
 * Returns the method for a function whose data depends on its query. The compiler cannot infer the type of such a method, so that
 * it is taken from the description.
 */
export const boundAs = <Method>(
  client: CoreClient,
  operation: (client: CoreClient, ...input: never[]) => unknown,
): Method => asDescribed((...input: never[]) => operation(client, ...input));
