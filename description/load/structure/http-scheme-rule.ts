import { suggestion } from '../../diagnostics/suggestion.ts';
import type { JsonObject } from '../../json/json.ts';
import type { StructureCheck } from './structure-check.ts';

/** @see https://www.iana.org/assignments/http-authschemes/http-authschemes.xhtml */
const httpSchemes = [
  'basic',
  'bearer',
  'digest',
  'dpop',
  'gnap',
  'hoba',
  'mutual',
  'negotiate',
  'oauth',
  'privatetoken',
];

/** Reports an authentication scheme that is probably misspelt. */
export function httpSchemeIsKnown(node: JsonObject, _name: unknown, check: StructureCheck): void {
  const { type, scheme } = node;
  if (type !== 'http' || typeof scheme !== 'string' || httpSchemes.includes(scheme.toLowerCase())) return;
  const near = suggestion(scheme, httpSchemes);
  if (near === undefined) return;
  const at = check.locate(node, 'scheme', 'value');
  check.diagnostics.warning(
    'structure-invalid',
    `HTTP has no authentication scheme ${scheme}.`,
    `Did you mean \`${near}\`?`,
    at,
  );
}
