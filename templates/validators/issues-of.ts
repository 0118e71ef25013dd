import type { ValidationIssue } from './issue.ts';
import { reportError } from './nesting.ts';

type Is = (value: unknown) => boolean;
type Collect = (value: unknown, path: string, issues: ValidationIssue[]) => void;

/**
 * Returns the issues of a value, up to `mostIssues` of them and one entry that says if there are more. A valid value costs no more
 * than `is`.
 */
export function issuesOf(value: unknown, is: Is, collect: Collect): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  try {
    if (!is(value)) collect(value, '', issues);
  } catch (error) {
    reportError(error, issues);
  }
  return issues;
}
