import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import { astToString } from 'openapi-typescript/dist/lib/ts.mjs';
import { resolveRef, scanDiscriminators } from 'openapi-typescript/dist/lib/utils.mjs';
import transformSchema from 'openapi-typescript/dist/transform/index.mjs';
import { readObject } from '../../2-model/build/read.ts';
import type { JsonObject } from '../../1-load/json.ts';
import { adaptSchemas } from './adapt-schemas.ts';
import { inlineHeaders } from './inline-headers.ts';
import { visibleCode } from './visible-code.ts';
import { nameDeepSchemas } from './name-deep-schemas.ts';

/**
 * Returns the code that openapi-typescript generates for a bundled document: `paths`, `components`, `operations`.
 *
 * Calls only the part of openapi-typescript that transforms a document. Its main function would bundle and check the document
 * again, for which it loads its own copy of Redocly in 60 ms.
 *
 * @param document a copy of the bundled document, because this function changes it.
 */
export function openapiTypes(document: JsonObject): string {
  const components = readObject(document, 'components');
  nameDeepSchemas(document, schemasOf(document));
  adaptSchemas(document);
  inlineHeaders(document.paths, components?.headers);
  inlineHeaders(components?.responses, components?.headers);
  // The parameter of `transformSchema` is an OpenAPI document. The loader has already checked that the document is one.
  const schema = document as unknown as OpenAPI3;
  const text = visibleCode(astToString(transformSchema(schema, contextFor(schema))));
  return withoutAbsentMembers(text.replace(strictHelper, lenientHelper));
}

// openapi-typescript uses this helper type to make properties of an `allOf` part required. The replacement also supports null and
// unions.
const strictHelper = 'type WithRequired<T, K extends keyof T> = T & {\n    [P in K]-?: T[P];\n};';
const lenientHelper = 'type WithRequired<T, K extends PropertyKey> = T & {\n    [P in K & keyof T]-?: T[P];\n};';

/**
 * Removes the declarations of things that the document does not have: lines such as `get?: never` of a path or an operation, empty
 * parameters of a path, kinds of components, webhooks. The indentation distinguishes these lines from properties of schemas.
 */
const withoutAbsentMembers = (text: string): string =>
  text
    .replaceAll(/^export type (?:webhooks|\$defs) = Record<string, never>;\n/gmu, '')
    .replaceAll(/^export interface (?:paths|operations) \{\n.*?^\}$/gmsu, (declaration) =>
      declaration.replaceAll(
        /^(?: {8}(?:get|put|post|delete|options|head|patch|trace|requestBody)| {12}(?:query|header|path|cookie))\?: never;\n/gmu,
        '',
      ),
    )
    .replace(/^export interface paths \{\n.*?^\}$/msu, (paths) =>
      paths.replaceAll(/^ {8}parameters: \{\n {8}\};\n/gmu, ''),
    )
    .replace(/^export interface components \{\n.*?^\}$/msu, (components) =>
      components.replaceAll(/^ {4}(?:responses|parameters|requestBodies|headers|pathItems): never;\n/gmu, ''),
    );

/** Returns the schemas of the components. Creates an empty map if the document has none. */
function schemasOf(document: JsonObject): JsonObject {
  const components = readObject(document, 'components') ?? (document.components = {});
  return readObject(components, 'schemas') ?? (components.schemas = {});
}

function contextFor(schema: OpenAPI3): GlobalContext {
  const off = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    makePathsEnum: false,
    pathParamsAsTypes: false,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
  };
  return {
    ...off,
    // A request may omit a property with a `default`.
    defaultNonNullable: false,
    discriminators: scanDiscriminators(schema, { ...off, silent: true }),
    injectFooter: [],
    postTransform: undefined,
    resolve: ($ref) => resolveRef(schema, $ref, { silent: true }),
    silent: true,
    transform: undefined,
    transformProperty: undefined,
  } as Omit<GlobalContext, 'redoc'> as GlobalContext;
}
