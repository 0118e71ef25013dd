// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from './issue.ts';
import { holds, issueOf } from './nesting.ts';

/** Tells whether a value is what a schema describes, and why it is not. */
export interface Validator {
  /** Whether `value` is what the schema describes. */
  readonly is: (value: unknown) => boolean;
  /** Every reason why it is not; none when it is. */
  readonly check: (value: unknown) => ValidationIssue[];
}

/** What an operation takes and answers. */
export interface OperationValidators {
  /** The body of a request; absent where the operation takes none. */
  readonly body?: Validator;
  /** The bodies of responses by status, `200`, `4XX` or `default`; a status without a body has no entry. */
  readonly responses: Readonly<Record<string, Validator>>;
}

type Is = (value: unknown) => boolean;
type Collect = (value: unknown, path: string, issues: ValidationIssue[]) => void;

/** Every issue of a value. A valid value, which is most of them, costs no more than the question whether it is. */
export function issuesOf(value: unknown, is: Is, collect: Collect): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  try {
    if (!is(value)) collect(value, '', issues);
  } catch (error) {
    issues.push(issueOf(error));
  }
  return issues;
}

/** The two functions of a schema as one thing. */
export const validator = (is: Is, collect: Collect): Validator => ({
  is: (value) => holds(is, value),
  check: (value) => issuesOf(value, is, collect),
});
