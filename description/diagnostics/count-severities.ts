import type { Diagnostic } from './diagnostic.ts';

/** Returns the number of diagnostics of each severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Diagnostic['severity'], number> {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}
