import { versionOf } from './check-version.ts';
import type { JsonObject } from '../json/json.ts';

/**
 * Returns true if a document is known to obey the meta-schema of its OpenAPI version. Returns false if swagger-parser must validate the
 * document.
 */
export async function surelyObeysMetaSchema(document: JsonObject): Promise<boolean> {
  switch (versionOf(document)) {
    case '3.0':
      return (await import('./meta-schema-30.ts')).isOpenApi30(document);
    case '3.1':
      return (await import('./compiled-meta-schema.ts')).isOpenApi(document);
    default:
      return false;
  }
}
