import { Refusal } from '@forgespec/sdk/server';

/**
 * The access levels of the roles. A higher level includes the permissions of all lower levels. An administrator has the
 * highest level in every project.
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
 * @throws {Refusal} 403 if the caller has a lower role.
 */
export function requireRole(subject: { readonly accessLevel: number }, role: Role): void {
  if (!hasRole(subject, role)) throw new Refusal(403, `This needs the role ${role}`);
}
