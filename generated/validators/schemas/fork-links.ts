// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ForkLinks } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ForkLinks`. */
export function isForkLinks(value: unknown): value is ForkLinks {
  if (!isObject(value)) return false;
  const clusterAgents = value['cluster_agents'];
  if (typeof clusterAgents !== 'string') return false;
  const events = value['events'];
  if (typeof events !== 'string') return false;
  const issuesProperty = value['issues'];
  if (typeof issuesProperty !== 'string') return false;
  const labels = value['labels'];
  if (typeof labels !== 'string') return false;
  const members = value['members'];
  if (typeof members !== 'string') return false;
  const mergeRequests = value['merge_requests'];
  if (typeof mergeRequests !== 'string') return false;
  const repoBranches = value['repo_branches'];
  if (typeof repoBranches !== 'string') return false;
  const self = value['self'];
  return typeof self === 'string';
}

/** Every reason why `value` is not a valid `ForkLinks`; none when it is. */
export function checkForkLinks(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectForkLinks(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ForkLinks`. */
export function collectForkLinks(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ForkLinks/type');
    return;
  }
  const clusterAgents = value['cluster_agents'];
  if (clusterAgents === undefined)
    report(issues, path, 'must have the property "cluster_agents"', '#/components/schemas/ForkLinks/required');
  else if (typeof clusterAgents !== 'string')
    report(
      issues,
      `${path}/cluster_agents`,
      'must be a string',
      '#/components/schemas/ForkLinks/properties/cluster_agents/type',
    );
  const events = value['events'];
  if (events === undefined)
    report(issues, path, 'must have the property "events"', '#/components/schemas/ForkLinks/required');
  else if (typeof events !== 'string')
    report(issues, `${path}/events`, 'must be a string', '#/components/schemas/ForkLinks/properties/events/type');
  const issuesProperty = value['issues'];
  if (issuesProperty === undefined)
    report(issues, path, 'must have the property "issues"', '#/components/schemas/ForkLinks/required');
  else if (typeof issuesProperty !== 'string')
    report(issues, `${path}/issues`, 'must be a string', '#/components/schemas/ForkLinks/properties/issues/type');
  const labels = value['labels'];
  if (labels === undefined)
    report(issues, path, 'must have the property "labels"', '#/components/schemas/ForkLinks/required');
  else if (typeof labels !== 'string')
    report(issues, `${path}/labels`, 'must be a string', '#/components/schemas/ForkLinks/properties/labels/type');
  const members = value['members'];
  if (members === undefined)
    report(issues, path, 'must have the property "members"', '#/components/schemas/ForkLinks/required');
  else if (typeof members !== 'string')
    report(issues, `${path}/members`, 'must be a string', '#/components/schemas/ForkLinks/properties/members/type');
  const mergeRequests = value['merge_requests'];
  if (mergeRequests === undefined)
    report(issues, path, 'must have the property "merge_requests"', '#/components/schemas/ForkLinks/required');
  else if (typeof mergeRequests !== 'string')
    report(
      issues,
      `${path}/merge_requests`,
      'must be a string',
      '#/components/schemas/ForkLinks/properties/merge_requests/type',
    );
  const repoBranches = value['repo_branches'];
  if (repoBranches === undefined)
    report(issues, path, 'must have the property "repo_branches"', '#/components/schemas/ForkLinks/required');
  else if (typeof repoBranches !== 'string')
    report(
      issues,
      `${path}/repo_branches`,
      'must be a string',
      '#/components/schemas/ForkLinks/properties/repo_branches/type',
    );
  const self = value['self'];
  if (self === undefined)
    report(issues, path, 'must have the property "self"', '#/components/schemas/ForkLinks/required');
  else if (typeof self !== 'string')
    report(issues, `${path}/self`, 'must be a string', '#/components/schemas/ForkLinks/properties/self/type');
}
