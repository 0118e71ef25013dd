import { countOf, countSeverities, type Diagnostic } from '@forgespec/description/diagnostics';

/** Returns true if there are more warnings than `--max-warnings` allows, and prints their number. */
export function hasTooManyWarnings(diagnostics: readonly Diagnostic[], maxWarnings: number | undefined): boolean {
  const { warning: warnings } = countSeverities(diagnostics);
  if (maxWarnings === undefined || warnings <= maxWarnings) return false;
  process.stderr.write(`${countOf(warnings, 'warning')}; --max-warnings allows at most ${maxWarnings}\n`);
  return true;
}
