import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OpenApiVersion } from '../check-version.ts';

/**
 * Returns a warning if a field or value exists only in a later version of OpenAPI than the version of the document. Otherwise returns
 * undefined.
 *
 * forgespec uses the field or value anyway, because the author expects this.
 *
 * @param name the field or value for a message, with backticks.
 */
export function versionFault(
  name: string,
  since: '3.1' | '3.2' | undefined,
  version: OpenApiVersion,
): Omit<Diagnostic, 'location'> | undefined {
  if (since === undefined || since <= version) return undefined;
  return {
    code: 'structure-invalid',
    severity: 'warning',
    message: `${name} exists only since OpenAPI ${since}.`,
    fix:
      version === '2.0'
        ? 'Remove it, or convert the description to OpenAPI 3.'
        : `Remove it, or change \`openapi\` to ${since}.0.`,
  };
}
