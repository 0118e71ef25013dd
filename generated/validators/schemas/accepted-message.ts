// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AcceptedMessage } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `AcceptedMessage`. */
export function isAcceptedMessage(value: unknown): value is AcceptedMessage {
  if (!isObject(value)) return false;
  const message = value['message'];
  return typeof message === 'string';
}

/** Every reason why `value` is not a valid `AcceptedMessage`; none when it is. */
export function checkAcceptedMessage(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectAcceptedMessage(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `AcceptedMessage`. */
export function collectAcceptedMessage(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/AcceptedMessage/type');
    return;
  }
  const message = value['message'];
  if (message === undefined)
    report(issues, path, 'must have the property "message"', '#/components/schemas/AcceptedMessage/required');
  else if (typeof message !== 'string')
    report(
      issues,
      `${path}/message`,
      'must be a string',
      '#/components/schemas/AcceptedMessage/properties/message/type',
    );
}
