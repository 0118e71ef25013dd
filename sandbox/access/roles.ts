import { Refusal } from '@forgespec/sdk/server/refusal';

/**
 * The access level of each role. A higher level includes the permissions of all lower levels. In every project, an
 * administrator has the highest level.
 */
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

/** Returns true if an access level includes the permissions of a role. */
export const hasRole = ({ accessLevel }: { readonly accessLevel: number }, role: Role): boolean =>
  accessLevel >= accessLevels[role];

/**
 * Checks the role of the caller in a project or group.
 *
 * @throws {Refusal} 403 if the role of the caller is lower than `role`.
 */
export function requireRole(subject: { readonly accessLevel: number }, role: Role): void {
  if (!hasRole(subject, role)) throw new Refusal(403, `This needs the role ${role}`);
}
