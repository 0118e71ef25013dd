import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import type { Origins } from './origins.ts';

/**
 * Reports a document that is not OpenAPI 3.0 or 3.1.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#versions
 */
export function isSupported(document: unknown, origins: Origins, diagnostics: Diagnostics): document is JsonObject {
  const fix = 'Write `openapi: 3.1.0` (or 3.0.x) at the top; convert a Swagger 2.0 document first.';
  if (!isJsonObject(document)) {
    diagnostics.error('version-unsupported', 'The root of the document is not an object.', fix, origins.place(document));
    return false;
  }
  const { openapi, swagger } = document;
  if (typeof openapi === 'string' && /^3\.[01]\.\d+/u.test(openapi)) return true;
  const key = openapi === undefined ? 'swagger' : 'openapi';
  const version = JSON.stringify(openapi ?? swagger) ?? 'no version';
  const message = `The document declares ${version}, and not OpenAPI 3.0 or 3.1.`;
  diagnostics.error('version-unsupported', message, fix, origins.place(document, key));
  return false;
}
