import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { isJsonObject } from './json.ts';
import { locationOf } from './positions.ts';
import type { LoadedFile } from './resolver.ts';

/**
 * Returns true if the root file declares OpenAPI 3.0 or 3.1. Otherwise reports an error and returns false.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#versions
 */
export function isSupported({ value, source }: LoadedFile, diagnostics: Diagnostics): boolean {
  const fix = 'Write `openapi: 3.1.0` (or 3.0.x) at the top; convert a Swagger 2.0 document first.';
  if (!isJsonObject(value)) {
    diagnostics.error('version-unsupported', 'The root of the document is not an object.', fix, locationOf(source, []));
    return false;
  }
  const { openapi, swagger } = value;
  if (typeof openapi === 'string' && /^3\.[01]\.\d+/u.test(openapi)) return true;
  const declared = openapi ?? swagger;
  const message =
    declared === undefined
      ? 'The document does not say which version of OpenAPI it follows.'
      : `The document declares ${JSON.stringify(declared)}, and not OpenAPI 3.0 or 3.1.`;
  const place = locationOf(source, [openapi === undefined ? 'swagger' : 'openapi'], 'value');
  diagnostics.error('version-unsupported', message, fix, place);
  return false;
}

/** Returns true if the root file declares OpenAPI 3.0. Its schemas use a modified subset of an older JSON Schema draft. */
export const isVersion30 = ({ value }: LoadedFile): boolean =>
  isJsonObject(value) && typeof value.openapi === 'string' && value.openapi.startsWith('3.0');
