// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkLinks } from '../../types/project-forks.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `ForkLinks`. */
export function isForkLinks(value: unknown): value is ForkLinks {
  if (!hasObjectType(value)) return false;
  if (typeof value['cluster_agents'] !== 'string') return false;
  if (typeof value['events'] !== 'string') return false;
  if (typeof value['issues'] !== 'string') return false;
  if (typeof value['labels'] !== 'string') return false;
  if (typeof value['members'] !== 'string') return false;
  if (typeof value['merge_requests'] !== 'string') return false;
  if (typeof value['repo_branches'] !== 'string') return false;
  return typeof value['self'] === 'string';
}

/** Returns the reasons why `value` is not a valid `ForkLinks`; none if it is. */
export function checkForkLinks(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkLinks, collectForkLinks);
}

/** `ForkLinks` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const forkLinksSchema: StandardSchema<ForkLinks> = /* @__PURE__ */ standardSchema(isForkLinks, checkForkLinks);

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkLinks`. */
export function collectForkLinks(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkLinks';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const clusterAgents = value['cluster_agents'];
  if (clusterAgents === undefined) reportMissing(issues, path, schema, 'cluster_agents');
  else if (typeof clusterAgents !== 'string') failType(issues, path, schema, '/cluster_agents', 'must be a string');
  const events = value['events'];
  if (events === undefined) reportMissing(issues, path, schema, 'events');
  else if (typeof events !== 'string') failType(issues, path, schema, '/events', 'must be a string');
  const issuesProperty = value['issues'];
  if (issuesProperty === undefined) reportMissing(issues, path, schema, 'issues');
  else if (typeof issuesProperty !== 'string') failType(issues, path, schema, '/issues', 'must be a string');
  const labels = value['labels'];
  if (labels === undefined) reportMissing(issues, path, schema, 'labels');
  else if (typeof labels !== 'string') failType(issues, path, schema, '/labels', 'must be a string');
  const members = value['members'];
  if (members === undefined) reportMissing(issues, path, schema, 'members');
  else if (typeof members !== 'string') failType(issues, path, schema, '/members', 'must be a string');
  const mergeRequests = value['merge_requests'];
  if (mergeRequests === undefined) reportMissing(issues, path, schema, 'merge_requests');
  else if (typeof mergeRequests !== 'string') failType(issues, path, schema, '/merge_requests', 'must be a string');
  const repoBranches = value['repo_branches'];
  if (repoBranches === undefined) reportMissing(issues, path, schema, 'repo_branches');
  else if (typeof repoBranches !== 'string') failType(issues, path, schema, '/repo_branches', 'must be a string');
  const self = value['self'];
  if (self === undefined) reportMissing(issues, path, schema, 'self');
  else if (typeof self !== 'string') failType(issues, path, schema, '/self', 'must be a string');
}
