// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { JobTokenScope } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `JobTokenScope`. */
export function isJobTokenScope(value: unknown): value is JobTokenScope {
  if (!isObject(value)) return false;
  const inboundEnabled = value['inbound_enabled'];
  if (typeof inboundEnabled !== 'boolean' && inboundEnabled !== null) return false;
  const outboundEnabled = value['outbound_enabled'];
  if (outboundEnabled !== undefined && typeof outboundEnabled !== 'boolean' && outboundEnabled !== null) return false;
  return true;
}

/** Every reason why `value` is not a valid `JobTokenScope`; none when it is. */
export function checkJobTokenScope(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectJobTokenScope(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `JobTokenScope`. */
export function collectJobTokenScope(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/JobTokenScope/type');
    return;
  }
  const inboundEnabled = value['inbound_enabled'];
  if (inboundEnabled === undefined)
    report(issues, path, 'must have the property "inbound_enabled"', '#/components/schemas/JobTokenScope/required');
  else if (typeof inboundEnabled !== 'boolean' && inboundEnabled !== null)
    report(
      issues,
      `${path}/inbound_enabled`,
      'must be true or false or null',
      '#/components/schemas/JobTokenScope/properties/inbound_enabled/type',
    );
  const outboundEnabled = value['outbound_enabled'];
  if (outboundEnabled !== undefined && typeof outboundEnabled !== 'boolean' && outboundEnabled !== null)
    report(
      issues,
      `${path}/outbound_enabled`,
      'must be true or false or null',
      '#/components/schemas/JobTokenScope/properties/outbound_enabled/type',
    );
}
