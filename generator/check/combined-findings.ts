import type { Description } from '../1-load/load.ts';
import { createDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { withSeverities } from '../diagnostics/severities.ts';
import type { Severities } from '../diagnostics/severity-names.ts';
import { withoutFollowers } from './without-followers.ts';
import { withoutIgnored } from './without-ignored.ts';
import { withoutRepeated, withSeveritiesOfRules } from './without-repeated.ts';

/**
 * Returns the problems of the catalogue and the findings of rules, sorted by source location. Omits findings that the catalogue also
 * reports, or that are probably consequences of its errors, or that comments of the description ignore.
 *
 * @param findings undefined if the rules have not run.
 * @param severities the severities that the user has set.
 */
export function combinedFindings(
  description: Description,
  own: readonly Diagnostic[],
  findings: readonly Diagnostic[] | undefined,
  severities: Severities = {},
): readonly Diagnostic[] {
  const all = createDiagnostics();
  const raised = withSeveritiesOfRules(own, findings ?? []);
  const reported = withoutFollowers(description, [raised, withoutRepeated(findings ?? [], own)]);
  // The comments come first, so that a comment may also ignore a warning whose severity the user has raised.
  all.add(...withSeverities(withoutIgnored(description, reported, findings !== undefined), severities));
  return all.all;
}
