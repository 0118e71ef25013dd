import type { OpenApiDocument } from './openapi-document.ts';

const JSON_SCHEMA_2020_12 = 'https://json-schema.org/draft/2020-12/schema';
const OPENAPI_DIALECT = 'https://spec.openapis.org/oas/3.1/dialect/base';

/**
 * Sets a schema dialect that Prism supports. The default dialect of OpenAPI 3.1 is based on JSON Schema 2020-12, but
 * Prism uses draft 7 by default. If a document names the dialect of OpenAPI itself, Prism validates no body.
 *
 * @returns the document itself if it names a dialect other than the one of OpenAPI, or if its version is 3.0.
 */
export function withSchemaDialect(document: OpenApiDocument): OpenApiDocument {
  if (document.openapi.startsWith('3.0')) return document;
  const dialect = document.jsonSchemaDialect ?? OPENAPI_DIALECT;
  return dialect === OPENAPI_DIALECT ? { ...document, jsonSchemaDialect: JSON_SCHEMA_2020_12 } : document;
}
