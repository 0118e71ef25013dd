import { relative } from 'node:path';
import { fileOfAddress, type Remote } from '../1-load/resources/remotes.ts';
import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';

/** A finding of a lint rule, with its source location. */
export interface Problem {
  /** The name of the lint rule, such as `struct` or `shop/statuses`. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  /** The problem, the reason why it matters, and the fix. */
  readonly message: string;
  /** The path relative to the working directory. Editors and terminals turn `file:line:column` into a link. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** JSON Pointer into the file; undefined if the text is not valid YAML. */
  readonly pointer: string | undefined;
}

/** @param remotes local folders with the documents of addresses. A problem in such a document gets the path of the local file. */
export function problemFrom(
  { ruleId, severity, message, suggest, location }: NormalizedProblem,
  remotes: readonly Remote[],
): Problem {
  const [place] = location;
  if (place === undefined) throw new Error(`The rule ${ruleId} reports a problem without a location: ${message}`);
  const { source, start } = getLineColLocation(place);
  const [suggestion] = suggest;
  return {
    rule: ruleId,
    severity: severity === 'warn' ? 'warning' : 'error',
    message: suggestion === undefined ? message : `${message} Did you mean \`${suggestion}\`?`,
    file: relative(process.cwd(), fileOfAddress(source.absoluteRef, remotes) ?? source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: place.pointer,
  };
}

/** Compares two problems by file, line and column, then by rule and message. */
export function byPlace(a: Problem, b: Problem): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.rule, b.rule) ||
    compare(a.message, b.message)
  );
}

// Compares by code unit, so that the order does not depend on the locale.
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
