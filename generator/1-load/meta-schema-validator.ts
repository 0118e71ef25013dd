import type { JsonObject } from './json.ts';

/**
 * Returns true if a document is known to obey the meta-schema of its OpenAPI version. Returns false if swagger-parser must validate the
 * document. For any version other than OpenAPI 3.1, the result is always false.
 */
export async function surelyObeysMetaSchema(document: JsonObject): Promise<boolean> {
  const { openapi } = document;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.1.')) return false;
  const { isOpenApi } = await import('./compiled-meta-schema.ts');
  return isOpenApi(document);
}
