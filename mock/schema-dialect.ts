import type { OpenApiDocument } from './openapi-document.ts';

const JSON_SCHEMA_2020_12 = 'https://json-schema.org/draft/2020-12/schema';
const OPENAPI_DIALECT = 'https://spec.openapis.org/oas/3.1/dialect/base';

/**
 * Names the dialect of the schemas in a way that Prism understands. OpenAPI 3.1 means JSON Schema 2020-12 by default;
 * Prism takes silence for draft 7, and given the name of OpenAPI's own dialect it checks no body at all.
 *
 * @returns The document itself when it names another dialect, or is older than 3.1.
 */
export function withSchemaDialect(document: OpenApiDocument): OpenApiDocument {
  if (document.openapi.startsWith('3.0')) return document;
  const dialect = document.jsonSchemaDialect ?? OPENAPI_DIALECT;
  return dialect === OPENAPI_DIALECT ? { ...document, jsonSchemaDialect: JSON_SCHEMA_2020_12 } : document;
}
