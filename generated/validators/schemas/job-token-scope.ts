// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScope } from '../../types/job-token-scope.ts';
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

/** Returns true if `value` is a valid `JobTokenScope`. */
export function isJobTokenScope(value: unknown): value is JobTokenScope {
  if (!hasObjectType(value)) return false;
  const inboundEnabled = value['inbound_enabled'];
  if (typeof inboundEnabled !== 'boolean' && inboundEnabled !== null) return false;
  const outboundEnabled = value['outbound_enabled'];
  return outboundEnabled === undefined || typeof outboundEnabled === 'boolean' || outboundEnabled === null;
}

/** Returns the reasons why `value` is not a valid `JobTokenScope`; none if it is. */
export function checkJobTokenScope(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScope, collectJobTokenScope);
}

/** `JobTokenScope` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const jobTokenScopeSchema: StandardSchema<JobTokenScope> = /* @__PURE__ */ standardSchema(
  isJobTokenScope,
  checkJobTokenScope,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScope`. */
export function collectJobTokenScope(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScope';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const inboundEnabled = value['inbound_enabled'];
  if (inboundEnabled === undefined) reportMissing(issues, path, schema, 'inbound_enabled');
  else if (typeof inboundEnabled !== 'boolean' && inboundEnabled !== null)
    failType(issues, path, schema, '/inbound_enabled', 'must be true, false or null');
  const outboundEnabled = value['outbound_enabled'];
  if (outboundEnabled !== undefined && typeof outboundEnabled !== 'boolean' && outboundEnabled !== null)
    failType(issues, path, schema, '/outbound_enabled', 'must be true, false or null');
}
