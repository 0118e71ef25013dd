import type { Origins } from '../1-load/origins.ts';
import { isFault, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CheckContext } from './check-context.ts';
import { containsDiagnostic } from './without-followers.ts';

/**
 * Removes the notes about callbacks and webhooks from which only types are generated, if the description has an error, or if the same
 * callbacks or webhooks have another problem. The problem is more important than the note.
 */
export function withoutNotes(
  found: readonly Diagnostic[],
  { document, operations }: CheckContext,
  origins: Origins,
): readonly Diagnostic[] {
  const problems = found.filter(({ code }) => code !== 'part-ignored');
  if (problems.length === 0 || problems.length === found.length) return found;
  if (problems.some(isFault)) return problems;
  const parts = [document.webhooks, ...operations.map(({ node }) => node.callbacks)]
    .map((part) => origins.extent(part))
    .filter((extent) => extent !== undefined)
    .filter((extent) => problems.some((problem) => containsDiagnostic(extent, problem)));
  return found.filter((note) => note.code !== 'part-ignored' || !parts.some((part) => containsDiagnostic(part, note)));
}
