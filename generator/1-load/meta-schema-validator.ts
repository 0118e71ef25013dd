import type { JsonObject } from './json.ts';

/**
 * Returns true if a document is known to obey the meta-schema of its OpenAPI version. False means that swagger-parser must validate
 * the document. This is always so for OpenAPI 3.0.
 */
export async function surelyObeysMetaSchema(document: JsonObject): Promise<boolean> {
  const { openapi } = document;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.1.')) return false;
  const { isOpenApi } = await import('./compiled-meta-schema.ts');
  return isOpenApi(document);
}
