// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReplicationSiteLinks } from '../../types/replication-sites.ts';
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

/** Returns true if `value` is a valid `ReplicationSiteLinks`. */
export function isReplicationSiteLinks(value: unknown): value is ReplicationSiteLinks {
  if (!hasObjectType(value)) return false;
  if (typeof value['repair'] !== 'string') return false;
  if (typeof value['self'] !== 'string') return false;
  return typeof value['status'] === 'string';
}

/** Returns the reasons why `value` is not a valid `ReplicationSiteLinks`; none if it is. */
export function checkReplicationSiteLinks(value: unknown): ValidationIssue[] {
  return issuesOf(value, isReplicationSiteLinks, collectReplicationSiteLinks);
}

/** `ReplicationSiteLinks` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const replicationSiteLinksSchema: StandardSchema<ReplicationSiteLinks> = /* @__PURE__ */ standardSchema(
  isReplicationSiteLinks,
  checkReplicationSiteLinks,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `ReplicationSiteLinks`. */
export function collectReplicationSiteLinks(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/ReplicationSiteLinks';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const repair = value['repair'];
  if (repair === undefined) reportMissing(issues, path, schema, 'repair');
  else if (typeof repair !== 'string') failType(issues, path, schema, '/repair', 'must be a string');
  const self = value['self'];
  if (self === undefined) reportMissing(issues, path, schema, 'self');
  else if (typeof self !== 'string') failType(issues, path, schema, '/self', 'must be a string');
  const status = value['status'];
  if (status === undefined) reportMissing(issues, path, schema, 'status');
  else if (typeof status !== 'string') failType(issues, path, schema, '/status', 'must be a string');
}
