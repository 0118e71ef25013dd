// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScope } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `JobTokenScope`. */
export function isJobTokenScope(value: unknown): value is JobTokenScope {
  if (!json.isObject(value)) return false;
  const inboundEnabled = value['inbound_enabled'];
  if (typeof inboundEnabled !== 'boolean' && inboundEnabled !== null) return false;
  const outboundEnabled = value['outbound_enabled'];
  return outboundEnabled === undefined || typeof outboundEnabled === 'boolean' || outboundEnabled === null;
}

/** Every reason why `value` is not a valid `JobTokenScope`; none when it is. */
export function checkJobTokenScope(value: unknown): ValidationIssue[] {
  return issuesOf(value, isJobTokenScope, collectJobTokenScope);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScope`. */
export function collectJobTokenScope(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/JobTokenScope';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['inbound_enabled'], `${schema}/required`);
  const inboundEnabled = value['inbound_enabled'];
  if (inboundEnabled !== undefined && typeof inboundEnabled !== 'boolean' && inboundEnabled !== null)
    report(
      issues,
      `${path}/inbound_enabled`,
      'must be true, false or null',
      `${schema}/properties/inbound_enabled/type`,
    );
  const outboundEnabled = value['outbound_enabled'];
  if (outboundEnabled !== undefined && typeof outboundEnabled !== 'boolean' && outboundEnabled !== null)
    report(
      issues,
      `${path}/outbound_enabled`,
      'must be true, false or null',
      `${schema}/properties/outbound_enabled/type`,
    );
}
