// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { CoreClient } from './core.ts';
import { asDescribed } from '../../shared/described.ts';

/**
 * Makes the function of an operation a method, where its data depends on what is asked for. Its type cannot be inferred from that of
 * the function, and is taken for the one that the description gives.
 */
export const boundAs = <Method>(
  client: CoreClient,
  operation: (client: CoreClient, ...input: never[]) => unknown,
): Method => asDescribed((...input: never[]) => operation(client, ...input));
