import { relative } from 'node:path';
import { fileOfAddress, type Remote } from '../1-load/resources/remotes.ts';
import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';

/** One thing wrong with the description, at a place in its split source. */
export interface Problem {
  /** Which rule says so: `struct`, `shop/statuses`. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong, why it matters, and what to write instead. */
  readonly message: string;
  /** Relative to the working directory, so that `file:line:column` is a link in editors and terminals. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** JSON Pointer into the file; undefined for text that is no YAML. */
  readonly pointer: string | undefined;
}

/** @param remotes folders that hold what is at addresses: a problem there has its place in a file of theirs. */
export function problemFrom(
  { ruleId, severity, message, suggest, location }: NormalizedProblem,
  remotes: readonly Remote[],
): Problem {
  const [place] = location;
  if (place === undefined) throw new Error(`The rule ${ruleId} reports a problem without a place: ${message}`);
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

/** Sorts by place: file, line, column. Problems of one place are sorted by rule. */
export function byPlace(a: Problem, b: Problem): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.rule, b.rule) ||
    compare(a.message, b.message)
  );
}

// By code unit: the same everywhere, whatever the language of the machine.
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
