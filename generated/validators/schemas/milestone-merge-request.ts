// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MilestoneMergeRequest } from '../../types/project-milestones.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `MilestoneMergeRequest`. */
export function isMilestoneMergeRequest(value: unknown): value is MilestoneMergeRequest {
  if (!hasObjectType(value)) return false;
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) return false;
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string') return false;
  const iid = value['iid'];
  if (iid !== undefined && !Number.isInteger(iid)) return false;
  const projectId = value['project_id'];
  if (projectId !== undefined && !Number.isInteger(projectId)) return false;
  const state = value['state'];
  if (state !== undefined && state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    return false;
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') return false;
  const webUrl = value['web_url'];
  return webUrl === undefined || typeof webUrl === 'string';
}

/** Returns the reasons why `value` is not a valid `MilestoneMergeRequest`; none if it is. */
export function checkMilestoneMergeRequest(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMilestoneMergeRequest, collectMilestoneMergeRequest);
}

/** `MilestoneMergeRequest` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const milestoneMergeRequestSchema: StandardSchema<MilestoneMergeRequest> = /* @__PURE__ */ standardSchema(
  isMilestoneMergeRequest,
  checkMilestoneMergeRequest,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MilestoneMergeRequest`. */
export function collectMilestoneMergeRequest(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MilestoneMergeRequest';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id !== undefined && !Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const iid = value['iid'];
  if (iid !== undefined && !Number.isInteger(iid)) failType(issues, path, schema, '/iid', 'must be an integer');
  const projectId = value['project_id'];
  if (projectId !== undefined && !Number.isInteger(projectId))
    failType(issues, path, schema, '/project_id', 'must be an integer');
  const state = value['state'];
  if (state !== undefined && state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    failProperty(issues, path, schema, '/state', 'enum', 'must be one of "opened", "closed", "merged", "locked"');
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    failType(issues, path, schema, '/web_url', 'must be a string');
}
