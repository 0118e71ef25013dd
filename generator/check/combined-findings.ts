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
  const hasErrors = own.some(({ severity }) => severity === 'error');
  // A rule that runs on a faulty description often reports a consequence of the fault.
  const independent = hasErrors ? findings.filter(({ severity }) => severity === 'error') : findings;
  const reported = withoutFollowers(description, [own, withoutRepeated(independent, own)]);
  all.add(...withSeverities(reported, severities));
  return all.all;
}
