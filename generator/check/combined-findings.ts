import type { Description } from '../1-load/load.ts';
import { createDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { withoutFollowers } from './without-followers.ts';
import { withoutRepeated } from './without-repeated.ts';

/**
 * Returns the problems of the catalogue and the findings of rules, sorted by source location. Omits findings that the catalogue also
 * reports, or that are probably consequences of its errors.
 */
export function combinedFindings(
  description: Description,
  own: readonly Diagnostic[],
  findings: readonly Diagnostic[],
): readonly Diagnostic[] {
  const all = createDiagnostics();
  all.add(...withoutFollowers(description, [own, withoutRepeated(findings, own)]));
  return all.all;
}
