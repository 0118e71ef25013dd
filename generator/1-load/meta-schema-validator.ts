import type { JsonObject } from './json.ts';

/**
 * Returns true if a document certainly obeys the meta-schema of its OpenAPI version. False means unknown: OpenAPI 3.0 and a
 * checkout do not have a compiled meta-schema.
 */
export async function surelyObeysMetaSchema(document: JsonObject): Promise<boolean> {
  const { openapi } = document;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.1.')) return false;
  const { isOpenApi } = await import('./compiled-meta-schema.ts');
  return isOpenApi(document);
}
