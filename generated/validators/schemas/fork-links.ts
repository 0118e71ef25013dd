// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkLinks } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `ForkLinks`. */
export function isForkLinks(value: unknown): value is ForkLinks {
  if (!json.isObject(value)) return false;
  if (typeof value['cluster_agents'] !== 'string') return false;
  if (typeof value['events'] !== 'string') return false;
  if (typeof value['issues'] !== 'string') return false;
  if (typeof value['labels'] !== 'string') return false;
  if (typeof value['members'] !== 'string') return false;
  if (typeof value['merge_requests'] !== 'string') return false;
  if (typeof value['repo_branches'] !== 'string') return false;
  return typeof value['self'] === 'string';
}

/** Every reason why `value` is not a valid `ForkLinks`; none when it is. */
export function checkForkLinks(value: unknown): ValidationIssue[] {
  return issuesOf(value, isForkLinks, collectForkLinks);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkLinks`. */
export function collectForkLinks(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ForkLinks';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['cluster_agents', 'events', 'issues', 'labels', 'members', 'merge_requests', 'repo_branches', 'self'],
    `${schema}/required`,
  );
  const clusterAgents = value['cluster_agents'];
  if (clusterAgents !== undefined && typeof clusterAgents !== 'string')
    report(issues, `${path}/cluster_agents`, 'must be a string', `${schema}/properties/cluster_agents/type`);
  const events = value['events'];
  if (events !== undefined && typeof events !== 'string')
    report(issues, `${path}/events`, 'must be a string', `${schema}/properties/events/type`);
  const issuesProperty = value['issues'];
  if (issuesProperty !== undefined && typeof issuesProperty !== 'string')
    report(issues, `${path}/issues`, 'must be a string', `${schema}/properties/issues/type`);
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string')
    report(issues, `${path}/labels`, 'must be a string', `${schema}/properties/labels/type`);
  const members = value['members'];
  if (members !== undefined && typeof members !== 'string')
    report(issues, `${path}/members`, 'must be a string', `${schema}/properties/members/type`);
  const mergeRequests = value['merge_requests'];
  if (mergeRequests !== undefined && typeof mergeRequests !== 'string')
    report(issues, `${path}/merge_requests`, 'must be a string', `${schema}/properties/merge_requests/type`);
  const repoBranches = value['repo_branches'];
  if (repoBranches !== undefined && typeof repoBranches !== 'string')
    report(issues, `${path}/repo_branches`, 'must be a string', `${schema}/properties/repo_branches/type`);
  const self = value['self'];
  if (self !== undefined && typeof self !== 'string')
    report(issues, `${path}/self`, 'must be a string', `${schema}/properties/self/type`);
}
