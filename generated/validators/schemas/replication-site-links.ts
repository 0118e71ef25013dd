// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteLinks } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `ReplicationSiteLinks`. */
export function isReplicationSiteLinks(value: unknown): value is ReplicationSiteLinks {
  if (!isObject(value)) return false;
  const repair = value['repair'];
  if (typeof repair !== 'string') return false;
  const self = value['self'];
  if (typeof self !== 'string') return false;
  const status = value['status'];
  return typeof status === 'string';
}

/** Every reason why `value` is not a valid `ReplicationSiteLinks`; none when it is. */
export function checkReplicationSiteLinks(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectReplicationSiteLinks(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteLinks`. */
export function collectReplicationSiteLinks(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/ReplicationSiteLinks/type');
    return;
  }
  const repair = value['repair'];
  if (repair === undefined)
    report(issues, path, 'must have the property "repair"', '#/components/schemas/ReplicationSiteLinks/required');
  else if (typeof repair !== 'string')
    report(
      issues,
      `${path}/repair`,
      'must be a string',
      '#/components/schemas/ReplicationSiteLinks/properties/repair/type',
    );
  const self = value['self'];
  if (self === undefined)
    report(issues, path, 'must have the property "self"', '#/components/schemas/ReplicationSiteLinks/required');
  else if (typeof self !== 'string')
    report(
      issues,
      `${path}/self`,
      'must be a string',
      '#/components/schemas/ReplicationSiteLinks/properties/self/type',
    );
  const status = value['status'];
  if (status === undefined)
    report(issues, path, 'must have the property "status"', '#/components/schemas/ReplicationSiteLinks/required');
  else if (typeof status !== 'string')
    report(
      issues,
      `${path}/status`,
      'must be a string',
      '#/components/schemas/ReplicationSiteLinks/properties/status/type',
    );
}
