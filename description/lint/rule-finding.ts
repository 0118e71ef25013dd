import { resolve } from 'node:path';
import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { fileOfAddress, type Remote } from '../load/resources/remotes.ts';
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts';
import { lineStartsOf } from '../diagnostics/line-starts.ts';
import { isFetched, type SourceFile } from '../diagnostics/source-file.ts';
import { ruleFixes } from './rule-fixes.ts';

/**
 * Returns a finding of a rule as a diagnostic. The code of the diagnostic is the name of the rule.
 *
 * @param remotes folders with local copies of remote documents. The source location of a finding in such a document is in the copy.
 */
export function ruleFinding(problem: NormalizedProblem, remotes: readonly Remote[]): Diagnostic {
  const { ruleId, severity, message, suggest } = problem;
  const [suggested] = suggest;
  return {
    code: ruleId,
    severity: severity === 'warn' ? 'warning' : 'error',
    message,
    fix: suggested === undefined ? ruleFixes.get(ruleId) : `Did you mean \`${suggested}\`?`,
    location: locationOf(problem, remotes),
  };
}

function locationOf({ ruleId, message, location }: NormalizedProblem, remotes: readonly Remote[]): SourceLocation {
  const [first] = location;
  if (first === undefined) throw new Error(`The rule ${ruleId} reports a problem without a location: ${message}`);
  const { source, start, end } = getLineColLocation(first);
  const path = fileOfAddress(source.absoluteRef, remotes) ?? source.absoluteRef;
  const file = sourceFile(isFetched(path) ? path : resolve(path), source.body);
  const last = end?.line === start.line ? end.col : lineLength(file, start.line) + 1;
  return { source: file, line: start.line, column: start.col, length: Math.max(1, last - start.col) };
}

/** Returns the number of characters in a line. The first line has the number 1. */
function lineLength(file: SourceFile, line: number): number {
  const starts = lineStartsOf(file);
  return (starts[line] ?? file.text.length + 1) - (starts[line - 1] ?? 0) - 1;
}

// The `SourceFile` object of a path is used again as long as the text is the same. Caches, such as the cache of line starts, use this
// object as their key.
const files = new Map<string, SourceFile>();

function sourceFile(path: string, text: string): SourceFile {
  const known = files.get(path);
  if (known?.text === text) return known;
  const file = { path, text };
  files.set(path, file);
  return file;
}
