import { issuesOf, limitReached, report, type ValidationIssue } from './report.ts';

/**
 * The largest depth of recursive calls while a value is checked against a schema that refers to itself, or while JSON values are compared.
 * The limit prevents a stack overflow. JSON that people write has less than a tenth of this depth.
 */
export const deepest = 500;

const message = `must not be nested more than ${deepest} levels deep`;

/** A function that checks a value throws this error if the value is nested too deeply or contains itself. */
export class NestingError extends RangeError {
  override readonly name = 'NestingError';

  constructor() {
    super(`A value ${message}.`);
  }
}

/** The current depth of nested calls. One variable is enough, because all these functions are synchronous. */
let level = 0;

/**
 * Returns true if a part of a value matches a schema that contains itself.
 *
 * @throws NestingError if the value is nested too deeply.
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

/**
 * Adds the reasons why a part of a value does not match a schema that contains itself. If the part is nested too deeply, adds one issue
 * that states this. Does nothing if the list is full.
 */
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

const reportNesting = (issues: ValidationIssue[], path: string): void => report(issues, path, '#', '$ref', message);

/** Returns a function like `is`. If a value is nested too deeply, the function returns false, and does not throw. */
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

/** Returns a function like `collect`. If a value is nested too deeply, the function adds one issue, and does not throw. */
export function reportUnlessNested(
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
): (value: unknown, path: string, issues: ValidationIssue[]) => void {
  return (value, path, issues) => {
    try {
      collect(value, path, issues);
    } catch (error) {
      if (!(error instanceof NestingError)) throw error;
      reportNesting(issues, path);
    }
  };
}

/** Returns the issues of a value as `issuesOf` does. If the value is nested too deeply, returns one issue that states this. */
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
