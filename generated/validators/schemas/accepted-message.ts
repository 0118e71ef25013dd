// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AcceptedMessage } from '../../types/snippet-storage-moves.ts';
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

/** Returns true if `value` is a valid `AcceptedMessage`. */
export function isAcceptedMessage(value: unknown): value is AcceptedMessage {
  if (!hasObjectType(value)) return false;
  return typeof value['message'] === 'string';
}

/** Returns the reasons why `value` is not a valid `AcceptedMessage`; none if it is. */
export function checkAcceptedMessage(value: unknown): ValidationIssue[] {
  return issuesOf(value, isAcceptedMessage, collectAcceptedMessage);
}

/** `AcceptedMessage` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const acceptedMessageSchema: StandardSchema<AcceptedMessage> = /* @__PURE__ */ standardSchema(
  isAcceptedMessage,
  checkAcceptedMessage,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `AcceptedMessage`. */
export function collectAcceptedMessage(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string = '#/components/schemas/AcceptedMessage',
): void {
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const message = value['message'];
  if (message === undefined) reportMissing(issues, path, schema, 'message');
  else if (typeof message !== 'string') failType(issues, path, schema, '/message', 'must be a string');
}
