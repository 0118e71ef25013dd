import { isCatalogueCode } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Severities } from './severity-names.ts';

/**
 * Returns problems with the severities that a user has set. An error whose code is in the catalogue of forgespec stays
 * an error, because it prevents the generation of code.
 */
export function withSeverities(diagnostics: readonly Diagnostic[], severities: Severities): readonly Diagnostic[] {
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const severity = Object.hasOwn(severities, diagnostic.code) ? severities[diagnostic.code] : undefined;
    if (severity === undefined || (diagnostic.severity === 'error' && isCatalogueCode(diagnostic.code)))
      return [diagnostic];
    return severity === 'off' ? [] : [{ ...diagnostic, severity }];
  });
}
