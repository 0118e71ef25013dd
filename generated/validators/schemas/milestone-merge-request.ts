// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MilestoneMergeRequest } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report } from '../runtime/index.ts';

/** Whether `value` is a valid `MilestoneMergeRequest`. */
export function isMilestoneMergeRequest(value: unknown): value is MilestoneMergeRequest {
  if (!json.isObject(value)) return false;
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id)) return false;
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid)) return false;
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string') return false;
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId)) return false;
  const state = value['state'];
  if (state !== undefined && state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    return false;
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') return false;
  const webUrl = value['web_url'];
  return webUrl === undefined || typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `MilestoneMergeRequest`; none when it is. */
export function checkMilestoneMergeRequest(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMilestoneMergeRequest, collectMilestoneMergeRequest);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MilestoneMergeRequest`. */
export function collectMilestoneMergeRequest(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MilestoneMergeRequest';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', `${schema}/properties/iid/type`);
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string or null', `${schema}/properties/description/type`);
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId))
    report(issues, `${path}/project_id`, 'must be an integer', `${schema}/properties/project_id/type`);
  const state = value['state'];
  if (state !== undefined && state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    report(
      issues,
      `${path}/state`,
      'must be one of "opened", "closed", "merged", "locked"',
      `${schema}/properties/state/enum`,
    );
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
