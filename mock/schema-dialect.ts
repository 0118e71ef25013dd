import type { OpenApiDocument } from './openapi-document.ts';

const JSON_SCHEMA_2020_12 = 'https://json-schema.org/draft/2020-12/schema';
const OPENAPI_DIALECT = 'https://spec.openapis.org/oas/3.1/dialect/base';

/**
 * Sets a schema dialect that Prism supports. The default of OpenAPI 3.1 is based on JSON Schema 2020-12, but the
 * default of Prism is draft 7. If a document names the dialect of OpenAPI, Prism validates no body.
 *
 * @returns the document itself if it names another dialect, or is older than 3.1.
 */
export function withSchemaDialect(document: OpenApiDocument): OpenApiDocument {
  if (document.openapi.startsWith('3.0')) return document;
  const dialect = document.jsonSchemaDialect ?? OPENAPI_DIALECT;
  return dialect === OPENAPI_DIALECT ? { ...document, jsonSchemaDialect: JSON_SCHEMA_2020_12 } : document;
}
