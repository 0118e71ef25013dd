import { formatPointer, isJsonObject, parsePointer, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import type { Annotations, KeywordSchema, Schema, SchemaMember, TypeName } from '../schema.ts';
import { inside, type BuildContext } from './context.ts';
import { readFlag, readText } from './read.ts';
import { checkKeywords } from './schema-keywords.ts';
import { fromVersion30 } from './schema-version-30.ts';

/** Reads a JSON Schema, reporting keywords that are misused or not supported. */
export function buildSchema(value: JsonValue | undefined, pointer: string, context: BuildContext): Schema {
  if (typeof value === 'boolean') return { kind: 'boolean', value, pointer };
  if (!isJsonObject(value)) {
    // Wrong types are reported where the document is checked; here the schema then says nothing.
    return { kind: 'boolean', value: true, pointer };
  }
  checkKeywords(value, context);
  return readKeywords(context.isVersion30 ? fromVersion30(value) : value, pointer, context);
}

function readKeywords(node: JsonObject, pointer: string, context: BuildContext): KeywordSchema {
  const one = (key: string): Schema | undefined =>
    node[key] === undefined ? undefined : buildSchema(node[key], inside(pointer, key), context);
  const list = (key: string): Schema[] | undefined => {
    const value = node[key];
    if (!Array.isArray(value)) return undefined;
    return value.map((item, index) => buildSchema(item, inside(pointer, key, index), context));
  };
  const members = (key: string): SchemaMember[] | undefined => {
    const value = node[key];
    if (!isJsonObject(value)) return undefined;
    return Object.entries(value).map(([name, schema]) => ({
      name,
      schema: buildSchema(schema, inside(pointer, key, name), context),
    }));
  };
  const number = (key: string): number | undefined => (typeof node[key] === 'number' ? node[key] : undefined);
  const reference = readText(node, '$ref');

  return {
    kind: 'keywords',
    pointer,
    annotations: readAnnotations(node),
    reference: reference === undefined ? undefined : formatPointer(parsePointer(reference)),
    allOf: list('allOf'),
    anyOf: list('anyOf'),
    oneOf: list('oneOf'),
    not: one('not'),
    if: one('if'),
    then: one('then'),
    else: one('else'),
    type: readTypes(node.type),
    enum: Array.isArray(node.enum) ? node.enum : undefined,
    const: node.const === undefined ? undefined : [node.const],
    multipleOf: number('multipleOf'),
    maximum: number('maximum'),
    exclusiveMaximum: number('exclusiveMaximum'),
    minimum: number('minimum'),
    exclusiveMinimum: number('exclusiveMinimum'),
    maxLength: number('maxLength'),
    minLength: number('minLength'),
    pattern: readText(node, 'pattern'),
    format: readText(node, 'format'),
    prefixItems: list('prefixItems'),
    items: one('items'),
    contains: one('contains'),
    maxContains: number('maxContains'),
    minContains: number('minContains'),
    maxItems: number('maxItems'),
    minItems: number('minItems'),
    uniqueItems: typeof node.uniqueItems === 'boolean' ? node.uniqueItems : undefined,
    properties: members('properties'),
    patternProperties: members('patternProperties'),
    additionalProperties: one('additionalProperties'),
    propertyNames: one('propertyNames'),
    required: readNames(node.required),
    dependentRequired: readDependentRequired(node.dependentRequired),
    dependentSchemas: members('dependentSchemas'),
    maxProperties: number('maxProperties'),
    minProperties: number('minProperties'),
  };
}

function readAnnotations(node: JsonObject): Annotations {
  return {
    title: readText(node, 'title'),
    description: readText(node, 'description'),
    deprecated: readFlag(node, 'deprecated'),
    default: node.default === undefined ? undefined : [node.default],
    since: readText(node, 'x-since'),
  };
}

const typeNames: ReadonlySet<string> = new Set<TypeName>(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

function readTypes(value: JsonValue | undefined): TypeName[] | undefined {
  const values = Array.isArray(value) ? value : [value];
  const names = values.filter((name): name is TypeName => typeof name === 'string' && typeNames.has(name));
  return names.length === 0 ? undefined : names.toSorted();
}

// Sorted, because the order of `required` means nothing and must not show in the output.
const readNames = (value: JsonValue | undefined): string[] | undefined =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string').toSorted() : undefined;

function readDependentRequired(value: JsonValue | undefined): KeywordSchema['dependentRequired'] {
  if (!isJsonObject(value)) return undefined;
  return Object.entries(value).map(([name, required]) => ({ name, required: readNames(required) ?? [] }));
}
