// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from './issue.ts';
import { issueOf } from './nesting.ts';

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
