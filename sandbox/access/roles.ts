import { Refusal } from '@forgespec/sdk/server';

/** What a member is allowed to do grows with this number. An administrator has the highest everywhere. */
export const accessLevels = {
  Guest: 10,
  Planner: 15,
  Reporter: 20,
  Developer: 30,
  Maintainer: 40,
  Owner: 50,
  Administrator: 60,
} as const;

export type Role = keyof typeof accessLevels;

/** Whether an access level is that of a role, or higher. */
export const hasRole = ({ accessLevel }: { readonly accessLevel: number }, role: Role): boolean =>
  accessLevel >= accessLevels[role];

/** @throws {Refusal} 403 when the caller has a lower role there. */
export function requireRole(where: { readonly accessLevel: number }, role: Role): void {
  if (!hasRole(where, role)) throw new Refusal(403, `This needs the role ${role}`);
}
