import { isCatalogueCode } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Severities } from './severity-names.ts';

/** The choices of a user about severities. */
export interface SeverityChoices {
  /** The severities of codes and rules. */
  readonly severities?: Severities | undefined;
  /** True to report all warnings as errors. Notes stay notes. Default: false. */
  readonly strict?: boolean | undefined;
}

/**
 * Returns the problems, and gives each of them the severity that the user has chosen for its code. Leaves out a problem with the severity
 * `off`. An error whose code is in the catalogue of forgespec stays an error, because it prevents the generation of code.
 */
export function withSeverities(
  diagnostics: readonly Diagnostic[],
  { severities = {}, strict = false }: SeverityChoices,
): readonly Diagnostic[] {
  const chosen = diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const severity = Object.hasOwn(severities, diagnostic.code) ? severities[diagnostic.code] : undefined;
    if (severity === undefined || (diagnostic.severity === 'error' && isCatalogueCode(diagnostic.code)))
      return [diagnostic];
    return severity === 'off' ? [] : [{ ...diagnostic, severity }];
  });
  if (!strict) return chosen;
  return chosen.map((diagnostic) =>
    diagnostic.severity === 'warning' ? { ...diagnostic, severity: 'error' } : diagnostic,
  );
}
