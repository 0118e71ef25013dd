// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteLinks } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `ReplicationSiteLinks`. */
export function isReplicationSiteLinks(value: unknown): value is ReplicationSiteLinks {
  if (!json.isObject(value)) return false;
  if (typeof value['repair'] !== 'string') return false;
  if (typeof value['self'] !== 'string') return false;
  return typeof value['status'] === 'string';
}

/** Every reason why `value` is not a valid `ReplicationSiteLinks`; none when it is. */
export function checkReplicationSiteLinks(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSiteLinks, collectReplicationSiteLinks);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteLinks`. */
export function collectReplicationSiteLinks(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSiteLinks';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['repair', 'self', 'status'], `${schema}/required`);
  const repair = value['repair'];
  if (repair !== undefined && typeof repair !== 'string')
    report(issues, `${path}/repair`, 'must be a string', `${schema}/properties/repair/type`);
  const self = value['self'];
  if (self !== undefined && typeof self !== 'string')
    report(issues, `${path}/self`, 'must be a string', `${schema}/properties/self/type`);
  const status = value['status'];
  if (status !== undefined && typeof status !== 'string')
    report(issues, `${path}/status`, 'must be a string', `${schema}/properties/status/type`);
}
