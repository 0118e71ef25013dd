import { issuesOf, limitReached, report, type ValidationIssue } from './report.ts';

/**
 * How many times the schemas of a value may lead back to themselves: a bound that leaves room on every stack. JSON that people
 * write is not a tenth as deep.
 */
export const deepest = 500;

const message = `must not be nested more than ${deepest} levels deep`;

/** Thrown by the function that tells whether a value is valid, where it is nested too deeply to tell, or contains itself. */
export class NestingError extends RangeError {
  override readonly name = 'NestingError';

  constructor() {
    super(`A value ${message}.`);
  }
}

/** How deep the functions are in each other just now; nothing here waits, so there is one answer at a time. */
let level = 0;

/**
 * Returns true if a part of a value matches a schema that contains itself.
 *
 * @throws NestingError below the deepest level.
 */
export function nested(is: (value: unknown) => boolean, value: unknown): boolean {
  if (level === deepest) throw new NestingError();
  level++;
  try {
    return is(value);
  } finally {
    level--;
  }
}

/** Adds the reasons why such a part is not; one reason below the deepest level. Does nothing if the list is full. */
export function reportNested(
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (limitReached(issues)) return;
  if (level === deepest) return reportNesting(issues, path);
  level++;
  try {
    collect(value, path, issues);
  } finally {
    level--;
  }
}

const reportNesting = (issues: ValidationIssue[], path: string): void => report(issues, path, message, '#', '$ref');

/** Returns a function that does not throw if a value is nested too deeply: it returns false then. */
export function unlessNested<Output>(is: (value: unknown) => value is Output): (value: unknown) => value is Output;
export function unlessNested(is: (value: unknown) => boolean): (value: unknown) => boolean;
export function unlessNested(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => {
    try {
      return is(value);
    } catch (error) {
      if (error instanceof NestingError) return false;
      throw error;
    }
  };
}

/** Returns the issues of a value as `issuesOf` does. A value that is nested too deeply has one issue. */
export function nestedIssuesOf(
  value: unknown,
  is: (value: unknown) => boolean,
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
): ValidationIssue[] {
  try {
    return issuesOf(value, is, collect);
  } catch (error) {
    if (!(error instanceof NestingError)) throw error;
    const issues: ValidationIssue[] = [];
    reportNesting(issues, '');
    return issues;
  }
}
