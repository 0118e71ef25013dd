// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { Refusal } from './refusal.ts';

/**
 * Stands for a handler that is still to be written.
 *
 * @throws {Refusal} 501, always.
 */
export function notImplemented(): never {
  throw new Refusal(501, 'This operation is not implemented yet.');
}
