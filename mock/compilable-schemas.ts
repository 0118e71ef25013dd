import { isEqual, isJsonObject, setOwnKey, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { subschemas } from '@forgespec/description/load';
import { formatFacts } from '@forgespec/model';
import { withoutNullable } from '@forgespec/model/from-document';
import { mediaKind } from '@forgespec/templates/shared/media-type';

/** An operation as Prism represents it, with the parts that contain schemas. */
interface OperationWithSchemas {
  readonly request?: {
    readonly body?: { readonly contents?: readonly PartWithSchema[] };
    readonly path?: readonly PartWithSchema[];
    readonly query?: readonly PartWithSchema[];
    readonly headers?: readonly PartWithSchema[];
    readonly cookie?: readonly PartWithSchema[];
  };
}

interface PartWithSchema {
  readonly mediaType?: string;
  readonly schema?: object | boolean;
}

/**
 * Changes the schemas of an operation so that Ajv can compile them. Prism accepts every value for a schema that Ajv cannot compile, and reports
 * no error. Ajv refuses
 *
 * - `nullable` without `type`. In OpenAPI 3.0 null is then allowed, as in the generated validators. In OpenAPI 3.1, `nullable` has no meaning;
 * - boolean values of `exclusiveMinimum` and `exclusiveMaximum`, which only OpenAPI 3.0 has;
 * - patterns that are valid only without the flag `u`, such as `\:`.
 *
 * A format that the generated validators do not know, such as `url`, is removed, because Ajv checks some of them. Forms get each property that
 * they require, because Prism drops all other fields.
 *
 * The schemas of parameters also lose the type `null`, because the text of a parameter cannot be null: Prism reads a single value as a list only
 * if the schema has the type `array` alone.
 *
 * @param seen the schemas that are changed already. Operations share schemas.
 */
export function makeCompilable(operation: OperationWithSchemas, isVersion30: boolean, seen: Set<object>): void {
  const { body, path = [], query = [], headers = [], cookie = [] } = operation.request ?? {};
  const parameters = [...path, ...query, ...headers, ...cookie];
  const bundled = (operation as { readonly __bundled__?: unknown }).__bundled__;
  const roots = [...parameters, ...(body?.contents ?? [])].map(({ schema }) => schema);
  for (const root of [...roots, ...definitionsIn(bundled)]) makeSchemaCompilable(root, isVersion30, seen);
  for (const { schema } of parameters) removeNull(schema);
  for (const { mediaType = '', schema } of body?.contents ?? [])
    if (['form', 'multipart'].includes(mediaKind(mediaType))) addRequiredProperties(schema);
}

/** Returns the schemas to which an operation refers. Prism stores them in maps within maps. */
function definitionsIn(bundled: unknown): readonly JsonObject[] {
  return isJsonObject(bundled) ? Object.values(bundled).filter(isJsonObject) : [];
}

function makeSchemaCompilable(root: unknown, isVersion30: boolean, seen: Set<object>): void {
  const open: unknown[] = [root];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (!isJsonObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    replaceMembers(schema, compilable(schema, isVersion30));
    open.push(...subschemas(schema).map(({ value }) => value));
  }
}

/** Returns a schema that Ajv compiles. The schemas inside it are not changed. */
function compilable({ $schema, ...schema }: JsonObject, isVersion30: boolean): JsonObject {
  const { nullable: _, ...node } = isVersion30 ? withoutNullable(schema) : schema;
  const { format } = node;
  if (typeof format === 'string' && !formatFacts.has(format)) delete node['format'];
  return {
    ...($schema !== undefined && { $schema }),
    ...withNumericBounds(node),
    ...(typeof node['pattern'] === 'string' && { pattern: unicodePattern(node['pattern']) }),
  };
}

function withNumericBounds(node: JsonObject): JsonObject {
  const { exclusiveMinimum, exclusiveMaximum, ...others } = node;
  if (typeof exclusiveMinimum !== 'boolean' && typeof exclusiveMaximum !== 'boolean') return node;
  return {
    ...others,
    ...bound('exclusiveMinimum', exclusiveMinimum, node['minimum']),
    ...bound('exclusiveMaximum', exclusiveMaximum, node['maximum']),
  };
}

function bound(key: string, value: JsonValue | undefined, limit: JsonValue | undefined): JsonObject {
  const number = value === true ? limit : value;
  return typeof number === 'number' ? { [key]: number } : {};
}

/** Characters that a pattern may escape only without the flag `u`. */
const needlessEscape = /\\([^\w$()*+./?[\\\]^{|}-])/gu;

/** Returns a pattern for the flag `u`, with which Ajv compiles patterns. */
function unicodePattern(pattern: string): string {
  return isPattern(pattern, 'u') || !isPattern(pattern, '') ? pattern : pattern.replaceAll(needlessEscape, '$1');
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

/** Declares the required properties of a form that `properties` does not have. */
function addRequiredProperties(schema: object | boolean | undefined): void {
  if (!isJsonObject(schema) || !Array.isArray(schema['required']) || !isJsonObject(schema['properties'])) return;
  for (const name of schema['required'].map(String))
    if (!Object.hasOwn(schema['properties'], name)) setOwnKey(schema['properties'], name, {});
}

function removeNull(schema: object | boolean | undefined): void {
  if (!isJsonObject(schema) || !Array.isArray(schema['type'])) return;
  const types = schema['type'].filter((type) => type !== 'null');
  schema['type'] = types.length === 1 ? types[0] : types;
}

function replaceMembers(target: JsonObject, members: JsonObject): void {
  for (const key of Object.keys(target)) if (!Object.hasOwn(members, key)) delete target[key];
  Object.assign(target, members);
}

/** A body of a response as Prism represents it. */
interface BodyWithExamples {
  readonly schema?: object | boolean;
  readonly examples?: object[];
}

/**
 * Moves the example of the schema behind those of the media type, which take precedence (OpenAPI 3.0.4, Media Type Object). Prism responds with
 * the first one.
 */
export function sortExamples({ schema, examples = [] }: BodyWithExamples): void {
  const [first, second] = examples;
  if (first === undefined || second === undefined || !isJsonObject(schema) || !Array.isArray(schema['examples']))
    return;
  const [own] = schema['examples'];
  if (own === undefined || !('value' in first) || !isEqual(first.value, own)) return;
  examples.push(...examples.splice(0, 1));
}
