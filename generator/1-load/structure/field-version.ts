import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OpenApiVersion } from '../check-version.ts';

/**
 * Returns the problem of a field or a value that a later version of OpenAPI adds; undefined if the version of the document has the field or
 * value.
 *
 * forgespec uses the field in earlier versions, too, because the author expects that.
 *
 * @param name the field as messages name it, with its quotes.
 */
export function versionFault(
  name: string,
  since: '3.1' | '3.2' | undefined,
  version: OpenApiVersion,
): Omit<Diagnostic, 'place'> | undefined {
  if (since === undefined || since <= version) return undefined;
  return {
    code: 'structure-invalid',
    severity: 'warning',
    message: `${name} exists only since OpenAPI ${since}.`,
    fix: `Remove it, or change \`openapi\` to ${since}.0.`,
  };
}
