// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Namespace } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `Namespace`. */
export function isNamespace(value: unknown): value is Namespace {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const name = value['name'];
  if (typeof name !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const billableMembersCount = value['billable_members_count'];
  if (billableMembersCount !== undefined && !isInteger(billableMembersCount)) return false;
  const endDate = value['end_date'];
  if (endDate !== undefined && endDate !== null && typeof endDate !== 'string') return false;
  const fullPath = value['full_path'];
  if (typeof fullPath !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  const maxSeatsUsed = value['max_seats_used'];
  if (maxSeatsUsed !== undefined && !isInteger(maxSeatsUsed)) return false;
  const maxSeatsUsedChangedAt = value['max_seats_used_changed_at'];
  if (
    maxSeatsUsedChangedAt !== undefined &&
    (typeof maxSeatsUsedChangedAt !== 'string' || !isDateTime(maxSeatsUsedChangedAt))
  )
    return false;
  const membersCountWithDescendants = value['members_count_with_descendants'];
  if (membersCountWithDescendants !== undefined && !isInteger(membersCountWithDescendants)) return false;
  const parentId = value['parent_id'];
  if (!isInteger(parentId) && parentId !== null) return false;
  const pathProperty = value['path'];
  if (typeof pathProperty !== 'string') return false;
  const plan = value['plan'];
  if (plan !== undefined && typeof plan !== 'string') return false;
  const projectsCount = value['projects_count'];
  if (!isInteger(projectsCount)) return false;
  const rootRepositorySize = value['root_repository_size'];
  if (!isInteger(rootRepositorySize)) return false;
  const seatsInUse = value['seats_in_use'];
  if (seatsInUse !== undefined && !isInteger(seatsInUse)) return false;
  const trial = value['trial'];
  if (trial !== undefined && typeof trial !== 'boolean' && trial !== null) return false;
  const trialEndsOn = value['trial_ends_on'];
  if (trialEndsOn !== undefined && trialEndsOn !== null && typeof trialEndsOn !== 'string') return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `Namespace`; none when it is. */
export function checkNamespace(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectNamespace(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `Namespace`. */
export function collectNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/Namespace/type');
    return;
  }
  const id = value['id'];
  if (id === undefined) report(issues, path, 'must have the property "id"', '#/components/schemas/Namespace/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/Namespace/properties/id/type');
  const name = value['name'];
  if (name === undefined)
    report(issues, path, 'must have the property "name"', '#/components/schemas/Namespace/required');
  else if (typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', '#/components/schemas/Namespace/properties/name/type');
  const avatarUrl = value['avatar_url'];
  if (avatarUrl === undefined)
    report(issues, path, 'must have the property "avatar_url"', '#/components/schemas/Namespace/required');
  else if (avatarUrl !== null && typeof avatarUrl !== 'string')
    report(
      issues,
      `${path}/avatar_url`,
      'must be a string or null',
      '#/components/schemas/Namespace/properties/avatar_url/type',
    );
  const billableMembersCount = value['billable_members_count'];
  if (billableMembersCount !== undefined && !isInteger(billableMembersCount))
    report(
      issues,
      `${path}/billable_members_count`,
      'must be an integer',
      '#/components/schemas/Namespace/properties/billable_members_count/type',
    );
  const endDate = value['end_date'];
  if (endDate !== undefined && endDate !== null && typeof endDate !== 'string')
    report(
      issues,
      `${path}/end_date`,
      'must be a string or null',
      '#/components/schemas/Namespace/properties/end_date/type',
    );
  const fullPath = value['full_path'];
  if (fullPath === undefined)
    report(issues, path, 'must have the property "full_path"', '#/components/schemas/Namespace/required');
  else if (typeof fullPath !== 'string')
    report(issues, `${path}/full_path`, 'must be a string', '#/components/schemas/Namespace/properties/full_path/type');
  const kind = value['kind'];
  if (kind === undefined)
    report(issues, path, 'must have the property "kind"', '#/components/schemas/Namespace/required');
  else if (kind !== 'user' && kind !== 'group')
    report(
      issues,
      `${path}/kind`,
      'must be one of "user", "group"',
      '#/components/schemas/Namespace/properties/kind/enum',
    );
  const maxSeatsUsed = value['max_seats_used'];
  if (maxSeatsUsed !== undefined && !isInteger(maxSeatsUsed))
    report(
      issues,
      `${path}/max_seats_used`,
      'must be an integer',
      '#/components/schemas/Namespace/properties/max_seats_used/type',
    );
  const maxSeatsUsedChangedAt = value['max_seats_used_changed_at'];
  if (maxSeatsUsedChangedAt !== undefined)
    collectNamespaceMaxSeatsUsedChangedAt(maxSeatsUsedChangedAt, `${path}/max_seats_used_changed_at`, issues);
  const membersCountWithDescendants = value['members_count_with_descendants'];
  if (membersCountWithDescendants !== undefined && !isInteger(membersCountWithDescendants))
    report(
      issues,
      `${path}/members_count_with_descendants`,
      'must be an integer',
      '#/components/schemas/Namespace/properties/members_count_with_descendants/type',
    );
  const parentId = value['parent_id'];
  if (parentId === undefined)
    report(issues, path, 'must have the property "parent_id"', '#/components/schemas/Namespace/required');
  else if (!isInteger(parentId) && parentId !== null)
    report(
      issues,
      `${path}/parent_id`,
      'must be an integer or null',
      '#/components/schemas/Namespace/properties/parent_id/type',
    );
  const pathProperty = value['path'];
  if (pathProperty === undefined)
    report(issues, path, 'must have the property "path"', '#/components/schemas/Namespace/required');
  else if (typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', '#/components/schemas/Namespace/properties/path/type');
  const plan = value['plan'];
  if (plan !== undefined && typeof plan !== 'string')
    report(issues, `${path}/plan`, 'must be a string', '#/components/schemas/Namespace/properties/plan/type');
  const projectsCount = value['projects_count'];
  if (projectsCount === undefined)
    report(issues, path, 'must have the property "projects_count"', '#/components/schemas/Namespace/required');
  else if (!isInteger(projectsCount))
    report(
      issues,
      `${path}/projects_count`,
      'must be an integer',
      '#/components/schemas/Namespace/properties/projects_count/type',
    );
  const rootRepositorySize = value['root_repository_size'];
  if (rootRepositorySize === undefined)
    report(issues, path, 'must have the property "root_repository_size"', '#/components/schemas/Namespace/required');
  else if (!isInteger(rootRepositorySize))
    report(
      issues,
      `${path}/root_repository_size`,
      'must be an integer',
      '#/components/schemas/Namespace/properties/root_repository_size/type',
    );
  const seatsInUse = value['seats_in_use'];
  if (seatsInUse !== undefined && !isInteger(seatsInUse))
    report(
      issues,
      `${path}/seats_in_use`,
      'must be an integer',
      '#/components/schemas/Namespace/properties/seats_in_use/type',
    );
  const trial = value['trial'];
  if (trial !== undefined && typeof trial !== 'boolean' && trial !== null)
    report(
      issues,
      `${path}/trial`,
      'must be true or false or null',
      '#/components/schemas/Namespace/properties/trial/type',
    );
  const trialEndsOn = value['trial_ends_on'];
  if (trialEndsOn !== undefined && trialEndsOn !== null && typeof trialEndsOn !== 'string')
    report(
      issues,
      `${path}/trial_ends_on`,
      'must be a string or null',
      '#/components/schemas/Namespace/properties/trial_ends_on/type',
    );
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/Namespace/required');
  else if (typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', '#/components/schemas/Namespace/properties/web_url/type');
}

function collectNamespaceMaxSeatsUsedChangedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/Namespace/properties/max_seats_used_changed_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/Namespace/properties/max_seats_used_changed_at/format',
    );
}
