import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from './authenticate.ts';

/**
 * Checks that the caller is an administrator.
 *
 * @throws {Refusal} 403 if the caller is not an administrator.
 */
export function requireAdministrator(caller: User): void {
  if (!caller.isAdministrator) throw new Refusal(403, 'Only administrators may do this');
}
