import type { Description } from '@forgespec/description/load';
import {
  createDiagnostics,
  withSeverities,
  type Diagnostic,
  type SeverityChoices,
} from '@forgespec/description/diagnostics';
import { withoutFollowers } from './without-followers.ts';
import { withoutIgnored } from './without-ignored.ts';
import { withoutOtherParts } from './without-other-parts.ts';
import { withoutRepeated, withSeveritiesOfRules } from './without-repeated.ts';

/**
 * Returns the problems that forgespec itself has found, together with the findings of the rules of Redocly, sorted by source location.
 * Omits a finding of a rule if forgespec itself reports the same fault, or the probable cause of the finding. Omits all diagnostics that
 * comments of the description ignore.
 *
 * @param findings the findings of the rules. Undefined if the rules have not run.
 * @param choices the severities that the user has chosen.
 */
export function combinedFindings(
  description: Description,
  own: readonly Diagnostic[],
  findings: readonly Diagnostic[] | undefined,
  choices: SeverityChoices = {},
): readonly Diagnostic[] {
  const all = createDiagnostics();
  const raised = withSeveritiesOfRules(own, findings ?? []);
  const reported = withoutFollowers(description, [raised, withoutRepeated(findings ?? [], own)]);
  // Comments are applied before severities. A comment can therefore ignore a warning even if the user's configuration changes its severity
  // to `error`.
  all.addAll(withSeverities(withoutIgnored(description, reported, findings !== undefined), choices));
  return withoutOtherParts(description, all.all);
}
