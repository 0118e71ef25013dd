// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Namespace } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `Namespace`. */
export function isNamespace(value: unknown): value is Namespace {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (typeof value['name'] !== 'string') return false;
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== null && typeof avatarUrl !== 'string') return false;
  const billableMembersCount = value['billable_members_count'];
  if (billableMembersCount !== undefined && !json.isInteger(billableMembersCount)) return false;
  const endDate = value['end_date'];
  if (endDate !== undefined && endDate !== null && typeof endDate !== 'string') return false;
  if (typeof value['full_path'] !== 'string') return false;
  const kind = value['kind'];
  if (kind !== 'user' && kind !== 'group') return false;
  const maxSeatsUsed = value['max_seats_used'];
  if (maxSeatsUsed !== undefined && !json.isInteger(maxSeatsUsed)) return false;
  const maxSeatsUsedChangedAt = value['max_seats_used_changed_at'];
  if (
    maxSeatsUsedChangedAt !== undefined &&
    (typeof maxSeatsUsedChangedAt !== 'string' || !hasDateTimeFormat(maxSeatsUsedChangedAt))
  )
    return false;
  const membersCountWithDescendants = value['members_count_with_descendants'];
  if (membersCountWithDescendants !== undefined && !json.isInteger(membersCountWithDescendants)) return false;
  const parentId = value['parent_id'];
  if (!json.isInteger(parentId) && parentId !== null) return false;
  if (typeof value['path'] !== 'string') return false;
  const plan = value['plan'];
  if (plan !== undefined && typeof plan !== 'string') return false;
  if (!json.isInteger(value['projects_count'])) return false;
  if (!json.isInteger(value['root_repository_size'])) return false;
  const seatsInUse = value['seats_in_use'];
  if (seatsInUse !== undefined && !json.isInteger(seatsInUse)) return false;
  const trial = value['trial'];
  if (trial !== undefined && typeof trial !== 'boolean' && trial !== null) return false;
  const trialEndsOn = value['trial_ends_on'];
  if (trialEndsOn !== undefined && trialEndsOn !== null && typeof trialEndsOn !== 'string') return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `Namespace`; none when it is. */
export function checkNamespace(value: unknown): ValidationIssue[] {
  return issuesOf(value, isNamespace, collectNamespace);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `Namespace`. */
export function collectNamespace(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/Namespace';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      'avatar_url',
      'full_path',
      'id',
      'kind',
      'name',
      'parent_id',
      'path',
      'projects_count',
      'root_repository_size',
      'web_url',
    ],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const name = value['name'];
  if (name !== undefined && typeof name !== 'string')
    report(issues, `${path}/name`, 'must be a string', `${schema}/properties/name/type`);
  const avatarUrl = value['avatar_url'];
  if (avatarUrl !== undefined && avatarUrl !== null && typeof avatarUrl !== 'string')
    report(issues, `${path}/avatar_url`, 'must be a string or null', `${schema}/properties/avatar_url/type`);
  const billableMembersCount = value['billable_members_count'];
  if (billableMembersCount !== undefined && !json.isInteger(billableMembersCount))
    report(
      issues,
      `${path}/billable_members_count`,
      'must be an integer',
      `${schema}/properties/billable_members_count/type`,
    );
  const endDate = value['end_date'];
  if (endDate !== undefined && endDate !== null && typeof endDate !== 'string')
    report(issues, `${path}/end_date`, 'must be a string or null', `${schema}/properties/end_date/type`);
  const fullPath = value['full_path'];
  if (fullPath !== undefined && typeof fullPath !== 'string')
    report(issues, `${path}/full_path`, 'must be a string', `${schema}/properties/full_path/type`);
  const kind = value['kind'];
  if (kind !== undefined && kind !== 'user' && kind !== 'group')
    report(issues, `${path}/kind`, 'must be one of "user", "group"', `${schema}/properties/kind/enum`);
  const maxSeatsUsed = value['max_seats_used'];
  if (maxSeatsUsed !== undefined && !json.isInteger(maxSeatsUsed))
    report(issues, `${path}/max_seats_used`, 'must be an integer', `${schema}/properties/max_seats_used/type`);
  const maxSeatsUsedChangedAt = value['max_seats_used_changed_at'];
  if (maxSeatsUsedChangedAt !== undefined && typeof maxSeatsUsedChangedAt !== 'string')
    report(
      issues,
      `${path}/max_seats_used_changed_at`,
      'must be a string',
      `${schema}/properties/max_seats_used_changed_at/type`,
    );
  if (typeof maxSeatsUsedChangedAt === 'string' && !hasDateTimeFormat(maxSeatsUsedChangedAt))
    report(
      issues,
      `${path}/max_seats_used_changed_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/max_seats_used_changed_at/format`,
    );
  const membersCountWithDescendants = value['members_count_with_descendants'];
  if (membersCountWithDescendants !== undefined && !json.isInteger(membersCountWithDescendants))
    report(
      issues,
      `${path}/members_count_with_descendants`,
      'must be an integer',
      `${schema}/properties/members_count_with_descendants/type`,
    );
  const parentId = value['parent_id'];
  if (parentId !== undefined && !json.isInteger(parentId) && parentId !== null)
    report(issues, `${path}/parent_id`, 'must be an integer or null', `${schema}/properties/parent_id/type`);
  const pathProperty = value['path'];
  if (pathProperty !== undefined && typeof pathProperty !== 'string')
    report(issues, `${path}/path`, 'must be a string', `${schema}/properties/path/type`);
  const plan = value['plan'];
  if (plan !== undefined && typeof plan !== 'string')
    report(issues, `${path}/plan`, 'must be a string', `${schema}/properties/plan/type`);
  const projectsCount = value['projects_count'];
  if (projectsCount !== undefined && !json.isInteger(projectsCount))
    report(issues, `${path}/projects_count`, 'must be an integer', `${schema}/properties/projects_count/type`);
  const rootRepositorySize = value['root_repository_size'];
  if (rootRepositorySize !== undefined && !json.isInteger(rootRepositorySize))
    report(
      issues,
      `${path}/root_repository_size`,
      'must be an integer',
      `${schema}/properties/root_repository_size/type`,
    );
  const seatsInUse = value['seats_in_use'];
  if (seatsInUse !== undefined && !json.isInteger(seatsInUse))
    report(issues, `${path}/seats_in_use`, 'must be an integer', `${schema}/properties/seats_in_use/type`);
  const trial = value['trial'];
  if (trial !== undefined && typeof trial !== 'boolean' && trial !== null)
    report(issues, `${path}/trial`, 'must be true, false or null', `${schema}/properties/trial/type`);
  const trialEndsOn = value['trial_ends_on'];
  if (trialEndsOn !== undefined && trialEndsOn !== null && typeof trialEndsOn !== 'string')
    report(issues, `${path}/trial_ends_on`, 'must be a string or null', `${schema}/properties/trial_ends_on/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
