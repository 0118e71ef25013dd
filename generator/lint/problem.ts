import { relative } from 'node:path';
import { fileOfAddress, type Remote } from '../1-load/resources/remotes.ts';
import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';

/** A finding of a lint rule, with its location in the split description. */
export interface Problem {
  /** The name of the rule: `struct`, `shop/statuses`. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  /** The problem, the reason why it matters, and the fix. */
  readonly message: string;
  /** Relative to the working directory, so that editors and terminals turn `file:line:column` into a link. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** JSON Pointer into the file; undefined if the text is not valid YAML. */
  readonly pointer: string | undefined;
}

/** @param remotes folders with the documents at addresses. A problem in such a document is located in its file. */
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

/** Compares problems by file, line and column, then by rule. */
export function byPlace(a: Problem, b: Problem): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.rule, b.rule) ||
    compare(a.message, b.message)
  );
}

// Compares by code unit, so that the order does not depend on the language of the machine.
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
