import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { valueWords } from '@forgespec/description/structure';
import type { Annotations, ExternalDocs, KeywordSchema, Schema, SchemaMember, TypeName } from '../schema.ts';
import { buildAvailability } from './build-availability.ts';
import { isOfKind } from './component-kind.ts';
import { inside, type BuildContext } from './context.ts';
import { referencePointer } from './reference-pointer.ts';
import { readArray, readObject, readString, readTexts } from './read.ts';
import { buildDiscriminator } from './build-discriminator.ts';
import { checkKeywords } from './check-keywords.ts';
import { memberFix } from './keyword-fault.ts';
import { isSchemaJson, keywordValue } from './keyword-value.ts';
import type { KeywordOfType } from '../keywords/schema-keywords.ts';
import { asVersion31 } from './schema-version-30.ts';
import { usablePattern } from './usable-pattern.ts';
import { assertsFormats, withinVocabularies } from './vocabularies.ts';

/**
 * Builds a JSON Schema. Reports keywords with an invalid value, and keywords that forgespec does not support. If the value is not a
 * schema, the result is the schema `true`, which accepts every value.
 */
export function buildSchema(value: JsonValue | undefined, pointer: string, context: BuildContext): Schema {
  if (!isJsonObject(value)) return { kind: 'boolean', value: value !== false, pointer };
  const scope = context.dynamicScopes.inside(value, context.scope);
  const inner = scope === context.scope ? context : { ...context, scope };
  const known = withinVocabularies(value, context.resources.vocabularies(value));
  const ignored = checkKeywords(value, known, inner);
  const schema = ignored.length === 0 ? known : without(known, ignored);
  return readKeywords(value, asVersion31(schema, context.isVersion30), pointer, inner);
}

const without = (schema: JsonObject, keywords: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));

/**
 * @param written the schema as it is in the document.
 * @param node the same schema, converted to JSON Schema 2020-12.
 */
function readKeywords(written: JsonObject, node: JsonObject, pointer: string, context: BuildContext): KeywordSchema {
  const [reference, dynamicReference] = readReferences(written, node, context);

  return {
    kind: 'keywords',
    pointer,
    annotations: readAnnotations(node, context),
    reference,
    allOf: withPart(
      schemasAt('allOf', node, pointer, context),
      dynamicReference,
      inside(pointer, '$dynamicRef'),
      context,
    ),
    anyOf: schemasAt('anyOf', node, pointer, context),
    oneOf: schemasAt('oneOf', node, pointer, context),
    not: schemaAt('not', node, pointer, context),
    if: schemaAt('if', node, pointer, context),
    then: schemaAt('then', node, pointer, context),
    else: schemaAt('else', node, pointer, context),
    type: sortedTypes(keywordValue(node, 'type')),
    enum: keywordValue(node, 'enum'),
    const: node.const === undefined ? undefined : [node.const],
    multipleOf: keywordValue(node, 'multipleOf'),
    maximum: keywordValue(node, 'maximum'),
    exclusiveMaximum: keywordValue(node, 'exclusiveMaximum'),
    minimum: keywordValue(node, 'minimum'),
    exclusiveMinimum: keywordValue(node, 'exclusiveMinimum'),
    maxLength: keywordValue(node, 'maxLength'),
    minLength: keywordValue(node, 'minLength'),
    pattern: usablePattern(keywordValue(node, 'pattern') ?? ''),
    format: keywordValue(node, 'format'),
    assertsFormat:
      node.format !== undefined && assertsFormats(context.resources.vocabularies(written)) ? true : undefined,
    prefixItems: schemasAt('prefixItems', node, pointer, context),
    items: schemaAt('items', node, pointer, context),
    contains: schemaAt('contains', node, pointer, context),
    maxContains: keywordValue(node, 'maxContains'),
    minContains: keywordValue(node, 'minContains'),
    maxItems: keywordValue(node, 'maxItems'),
    minItems: keywordValue(node, 'minItems'),
    unevaluatedItems: schemaAt('unevaluatedItems', node, pointer, context),
    uniqueItems: keywordValue(node, 'uniqueItems'),
    properties: membersAt('properties', node, pointer, context),
    patternProperties: membersAt('patternProperties', node, pointer, context)?.map(readPatternMember),
    additionalProperties: schemaAt('additionalProperties', node, pointer, context),
    unevaluatedProperties: schemaAt('unevaluatedProperties', node, pointer, context),
    propertyNames: schemaAt('propertyNames', node, pointer, context),
    required: keywordValue(node, 'required')?.toSorted(),
    dependentRequired: keywordValue(node, 'dependentRequired')?.map(({ name, names }) => ({
      name,
      required: names.toSorted(),
    })),
    dependentSchemas: membersAt('dependentSchemas', node, pointer, context),
    maxProperties: keywordValue(node, 'maxProperties'),
    minProperties: keywordValue(node, 'minProperties'),
  };
}

function schemaAt(
  key: KeywordOfType<'schema'>,
  node: JsonObject,
  pointer: string,
  context: BuildContext,
): Schema | undefined {
  const value = keywordValue(node, key);
  return value === undefined ? undefined : buildSchema(value, inside(pointer, key), context);
}

function schemasAt(
  key: KeywordOfType<'schemas'>,
  node: JsonObject,
  pointer: string,
  context: BuildContext,
): Schema[] | undefined {
  const value = keywordValue(node, key);
  return value?.map((item, index) => buildMember(item, value, index, inside(pointer, key, index), key, context));
}

function membersAt(
  key: KeywordOfType<'schemaMap'>,
  node: JsonObject,
  pointer: string,
  context: BuildContext,
): SchemaMember[] | undefined {
  const value = keywordValue(node, key);
  if (value === undefined) return undefined;
  return Object.entries(value).map(([name, schema]) => ({
    name,
    schema: buildMember(schema, value, name, inside(pointer, key, name), key, context),
  }));
}

/**
 * Builds a schema inside a map or list, which is the value of `keyword`. Also reports a value that is not a schema, because `checkKeywords` does not check the values in
 * maps and lists.
 */
function buildMember(
  value: JsonValue | undefined,
  owner: JsonObject | readonly JsonValue[],
  key: string | number,
  pointer: string,
  keyword: string,
  context: BuildContext,
): Schema {
  if (!isSchemaJson(value)) {
    const isReference = key === '$ref';
    const location = context.locationOf(owner, key, isReference || value === null ? 'key' : 'value');
    const message = isReference
      ? `The key \`$ref\` in \`${keyword}\` is ${keyword === 'patternProperties' ? 'a pattern' : 'the name of a property'}, and does not refer to a schema.`
      : `${typeof key === 'number' ? `Entry ${key + 1} of the list` : `The value of \`${key}\``} is ${valueWords(value ?? null)}, and not a schema.`;
    const fix = isReference
      ? `Write the reference into \`allOf\`, beside \`${keyword}\`.`
      : memberFix(value, owner, key);
    context.diagnostics.fault('keyword-invalid', message, 'The generated type is `unknown`.', fix, location);
  }
  return buildSchema(value, pointer, context);
}

/**
 * Returns the targets of `$ref` and `$dynamicRef` as values for {@link KeywordSchema.reference}. If the target is a file, or a component
 * that is not a schema, the reference is left out.
 */
function readReferences(written: JsonObject, node: JsonObject, context: BuildContext): string[] {
  const { dynamicScopes, scope } = context;
  return (['$ref', '$dynamicRef'] as const).flatMap((keyword) => {
    const reference = keywordValue(node, keyword);
    const pointer = reference === undefined ? undefined : referencePointer(reference);
    if (pointer === undefined || !isOfKind('schemas', pointer, written, context)) return [];
    const target = keyword === '$ref' ? pointer : dynamicScopes.target(written, pointer, scope);
    return [dynamicScopes.reference(target, scope)];
  });
}

/**
 * Returns the schemas of `allOf`. If the schema has a second reference (`$dynamicRef` beside `$ref`), the result ends with a schema that
 * contains the second reference.
 */
function withPart(
  parts: Schema[] | undefined,
  reference: string | undefined,
  pointer: string,
  context: BuildContext,
): Schema[] | undefined {
  if (reference === undefined) return parts;
  return [...(parts ?? []), { ...readKeywords({}, {}, pointer, context), reference }];
}

/**
 * Returns an entry of `patternProperties`. If the validators cannot use the pattern of the entry, the pattern of the result matches every
 * name, and its schema accepts every value.
 */
function readPatternMember({ name, schema }: SchemaMember): SchemaMember {
  const pattern = name === '' ? name : usablePattern(name);
  return pattern === undefined
    ? { name: '', schema: { kind: 'boolean', value: true, pointer: schema.pointer } }
    : { name: pattern, schema };
}

function readAnnotations(node: JsonObject, context: BuildContext): Annotations {
  for (const mark of ['readOnly', 'writeOnly'] as const) if (node[mark] === true) context.directionMarks.add(mark);
  return {
    ...buildAvailability(node),
    title: readString(node, 'title'),
    description: readString(node, 'description'),
    default: node.default === undefined ? undefined : [node.default],
    examples: node.example === undefined ? readArray(node, 'examples') : [node.example],
    readOnly: node.readOnly === true,
    writeOnly: node.writeOnly === true,
    ...(typeof node.contentEncoding === 'string' && { contentEncoding: node.contentEncoding }),
    discriminator: buildDiscriminator(node.discriminator, context),
    externalDocs: readExternalDocs(readObject(node, 'externalDocs')),
    representation: undefined,
    valuesSeen: readArray(node, 'x-values-seen'),
    convention: node['x-convention'] === 'file-content' ? 'file-content' : undefined,
    onlyWith: typeof node['x-only-with'] === 'string' ? [node['x-only-with']] : readTexts(node, 'x-only-with'),
  };
}

function readExternalDocs(node: JsonObject | undefined): ExternalDocs | undefined {
  const url = node === undefined ? undefined : readString(node, 'url');
  return node === undefined || url === undefined ? undefined : { url, description: readString(node, 'description') };
}

// The names of types and properties are sorted, because their order has no meaning and must not affect the output.
const sortedTypes = (types: readonly TypeName[] | undefined): TypeName[] | undefined =>
  types && [...new Set(types)].toSorted();
