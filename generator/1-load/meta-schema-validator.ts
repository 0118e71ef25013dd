import type { JsonObject } from './json.ts';

interface MetaSchemaValidator {
  isOpenApi(document: unknown): boolean;
}

/**
 * Whether a document certainly obeys the meta-schema of its OpenAPI version, by a validator that was compiled when forgespec was
 * built. False says nothing: there is none for OpenAPI 3.0, nor where forgespec runs from its sources.
 */
export async function surelyObeysMetaSchema(document: JsonObject): Promise<boolean> {
  const { openapi } = document;
  if (import.meta.url.endsWith('.ts') || typeof openapi !== 'string' || !openapi.startsWith('3.1.')) return false;
  const validator: MetaSchemaValidator = await import(new URL('meta-schema.js', import.meta.url).href);
  return validator.isOpenApi(document);
}
