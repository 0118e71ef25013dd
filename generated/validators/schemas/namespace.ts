// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Namespace } from '../../types/namespaces.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `Namespace`. */
export function isNamespace(value: unknown): value is Namespace {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const billableMembersCount = value['billable_members_count'];
  if (billableMembersCount !== undefined && !Number.isInteger(billableMembersCount)) return false;
  const endDate = value['end_date'];
  if (endDate !== undefined && endDate !== null && typeof endDate !== 'string') return false;
  if (typeof value['full_path'] !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  const maxSeatsUsed = value['max_seats_used'];
  if (maxSeatsUsed !== undefined && !Number.isInteger(maxSeatsUsed)) return false;
  const maxSeatsUsedChangedAt = value['max_seats_used_changed_at'];
  if (
    maxSeatsUsedChangedAt !== undefined &&
    (typeof maxSeatsUsedChangedAt !== 'string' || !hasDateTimeFormat(maxSeatsUsedChangedAt))
  )
    return false;
  const membersCountWithDescendants = value['members_count_with_descendants'];
  if (membersCountWithDescendants !== undefined && !Number.isInteger(membersCountWithDescendants)) return false;
  const parentId = value['parent_id'];
  if (!Number.isInteger(parentId) && parentId !== null) return false;
  if (typeof value['path'] !== 'string') return false;
  const plan = value['plan'];
  if (plan !== undefined && typeof plan !== 'string') return false;
  if (!Number.isInteger(value['projects_count'])) return false;
  if (!Number.isInteger(value['root_repository_size'])) return false;
  const seatsInUse = value['seats_in_use'];
  if (seatsInUse !== undefined && !Number.isInteger(seatsInUse)) return false;
  const trial = value['trial'];
  if (trial !== undefined && typeof trial !== 'boolean' && trial !== null) return false;
  const trialEndsOn = value['trial_ends_on'];
  if (trialEndsOn !== undefined && trialEndsOn !== null && typeof trialEndsOn !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `Namespace`; none if it is. */
export function checkNamespace(value: unknown): ValidationIssue[] {
  return issuesOf(value, isNamespace, collectNamespace);
}

/** `Namespace` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const namespaceSchema: StandardSchema<Namespace> = /* @__PURE__ */ standardSchema(isNamespace, checkNamespace);

/** Adds to `issues` every reason why the value at `path` is not a valid `Namespace`. */
export function collectNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/Namespace';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const name = value['name'];
  if (name === undefined) reportMissing(issues, path, schema, 'name');
  else if (typeof name !== 'string') failType(issues, path, schema, '/name', 'must be a string');
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined) reportMissing(issues, path, schema, 'avatar_url');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    failType(issues, path, schema, '/avatar_url', 'must be a string or null');
  const billableMembersCount = value['billable_members_count'];
  if (billableMembersCount !== undefined && !Number.isInteger(billableMembersCount))
    failType(issues, path, schema, '/billable_members_count', 'must be an integer');
  const endDate = value['end_date'];
  if (endDate !== undefined && endDate !== null && typeof endDate !== 'string')
    failType(issues, path, schema, '/end_date', 'must be a string or null');
  const fullPath = value['full_path'];
  if (fullPath === undefined) reportMissing(issues, path, schema, 'full_path');
  else if (typeof fullPath !== 'string') failType(issues, path, schema, '/full_path', 'must be a string');
  const kind = value['kind'];
  if (kind === undefined) reportMissing(issues, path, schema, 'kind');
  else if (kind !== 'user' && kind !== 'group')
    failProperty(issues, path, schema, '/kind', 'enum', 'must be one of "user", "group"');
  const maxSeatsUsed = value['max_seats_used'];
  if (maxSeatsUsed !== undefined && !Number.isInteger(maxSeatsUsed))
    failType(issues, path, schema, '/max_seats_used', 'must be an integer');
  const maxSeatsUsedChangedAt = value['max_seats_used_changed_at'];
  if (maxSeatsUsedChangedAt !== undefined && typeof maxSeatsUsedChangedAt !== 'string')
    failType(issues, path, schema, '/max_seats_used_changed_at', 'must be a string');
  if (typeof maxSeatsUsedChangedAt === 'string' && !hasDateTimeFormat(maxSeatsUsedChangedAt))
    failProperty(issues, path, schema, '/max_seats_used_changed_at', 'format', dateTimeMessage);
  const membersCountWithDescendants = value['members_count_with_descendants'];
  if (membersCountWithDescendants !== undefined && !Number.isInteger(membersCountWithDescendants))
    failType(issues, path, schema, '/members_count_with_descendants', 'must be an integer');
  const parentId = value['parent_id'];
  if (parentId === undefined) reportMissing(issues, path, schema, 'parent_id');
  else if (!Number.isInteger(parentId) && parentId !== null)
    failType(issues, path, schema, '/parent_id', 'must be an integer or null');
  const pathProperty = value['path'];
  if (pathProperty === undefined) reportMissing(issues, path, schema, 'path');
  else if (typeof pathProperty !== 'string') failType(issues, path, schema, '/path', 'must be a string');
  const plan = value['plan'];
  if (plan !== undefined && typeof plan !== 'string') failType(issues, path, schema, '/plan', 'must be a string');
  const projectsCount = value['projects_count'];
  if (projectsCount === undefined) reportMissing(issues, path, schema, 'projects_count');
  else if (!Number.isInteger(projectsCount)) failType(issues, path, schema, '/projects_count', 'must be an integer');
  const rootRepositorySize = value['root_repository_size'];
  if (rootRepositorySize === undefined) reportMissing(issues, path, schema, 'root_repository_size');
  else if (!Number.isInteger(rootRepositorySize))
    failType(issues, path, schema, '/root_repository_size', 'must be an integer');
  const seatsInUse = value['seats_in_use'];
  if (seatsInUse !== undefined && !Number.isInteger(seatsInUse))
    failType(issues, path, schema, '/seats_in_use', 'must be an integer');
  const trial = value['trial'];
  if (trial !== undefined && typeof trial !== 'boolean' && trial !== null)
    failType(issues, path, schema, '/trial', 'must be true, false or null');
  const trialEndsOn = value['trial_ends_on'];
  if (trialEndsOn !== undefined && trialEndsOn !== null && typeof trialEndsOn !== 'string')
    failType(issues, path, schema, '/trial_ends_on', 'must be a string or null');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
