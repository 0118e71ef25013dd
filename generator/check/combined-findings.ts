import type { Description } from '../1-load/load.ts';
import { createDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { withSeverities } from '../diagnostics/severities.ts';
import type { Severities } from '../diagnostics/severity-names.ts';
import { withoutFollowers } from './without-followers.ts';
import { withoutRepeated } from './without-repeated.ts';

/**
 * Returns the problems of the catalogue and the findings of rules, sorted by source location. Omits findings that the catalogue also
 * reports, or that are probably consequences of its errors.
 *
 * @param severities the severities that the user has set.
 */
export function combinedFindings(
  description: Description,
  own: readonly Diagnostic[],
  findings: readonly Diagnostic[],
  severities: Severities = {},
): readonly Diagnostic[] {
  const all = createDiagnostics();
  const reported = withoutFollowers(description, [own, withoutRepeated(findings, own)]);
  all.add(...withSeverities(reported, severities));
  return all.all;
}
