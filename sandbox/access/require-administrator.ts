import { Refusal } from '@forgespec/sdk/server';
import type { User } from './authenticate.ts';

/** @throws {Refusal} 403 for a caller who is no administrator. */
export function requireAdministrator(caller: User): void {
  if (!caller.isAdministrator) throw new Refusal(403, 'This is for administrators');
}
