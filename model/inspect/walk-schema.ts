import type { KeywordSchema, Schema } from '../schema.ts';
import type { KeywordOfType } from '../keywords/schema-keywords.ts';

type Visit = (schema: KeywordSchema) => void;

/** Calls `visit` for a schema object and for every schema object inside it. Does not follow references. */
export function walkSchema(schema: Schema, visit: Visit): void {
  if (schema.kind === 'boolean') return;
  visit(schema);
  walkValues(schema, visit);
  walkLists(schema, visit);
  walkMaps(schema, visit);
}

// The loops over keywords use an index for speed. Until the JavaScript engine has optimized a `for…of` loop, the loop creates an object in
// each iteration, also for the many keywords that a schema does not have.

/** Walks the schemas that are the value of a keyword, such as `items`. */
function walkValues(schema: KeywordSchema, visit: Visit): void {
  for (let index = 0; index < singleKeywords.length; index++) {
    const keyword = singleKeywords[index];
    const child = keyword && schema[keyword];
    if (child !== undefined) walkSchema(child, visit);
  }
}

/** Walks the schemas in the lists of keywords such as `allOf`. */
function walkLists(schema: KeywordSchema, visit: Visit): void {
  for (let index = 0; index < listKeywords.length; index++) {
    const keyword = listKeywords[index];
    const children = keyword && schema[keyword];
    if (children !== undefined) for (const child of children) walkSchema(child, visit);
  }
}

/** Walks the schemas in the maps of keywords such as `properties`. */
function walkMaps(schema: KeywordSchema, visit: Visit): void {
  for (let index = 0; index < mapKeywords.length; index++) {
    const keyword = mapKeywords[index];
    const members = keyword && schema[keyword];
    if (members !== undefined) for (const member of members) walkSchema(member.schema, visit);
  }
}

/** Returns the keys of a record. The type of the record makes the compiler find a missing keyword. */
const keysOf = <Name extends string>(keywords: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(keywords) as Name[];

const singleKeywords = keysOf<KeywordOfType<'schema'>>({
  not: true,
  if: true,
  then: true,
  else: true,
  items: true,
  contains: true,
  additionalProperties: true,
  propertyNames: true,
  unevaluatedItems: true,
  unevaluatedProperties: true,
});
const listKeywords = keysOf<KeywordOfType<'schemas'>>({ allOf: true, anyOf: true, oneOf: true, prefixItems: true });
const mapKeywords = keysOf<KeywordOfType<'schemaMap'>>({
  properties: true,
  patternProperties: true,
  dependentSchemas: true,
});

/** Returns the schemas directly inside a schema object. */
export function childSchemas(schema: KeywordSchema): Schema[] {
  return [
    ...singleKeywords.flatMap((keyword) => schema[keyword] ?? []),
    ...listKeywords.flatMap((keyword) => schema[keyword] ?? []),
    ...mapKeywords.flatMap((keyword) => (schema[keyword] ?? []).map((member) => member.schema)),
  ];
}

/**
 * Returns a copy of a schema in which `change` has replaced every schema object. References are not followed.
 *
 * @param change gets two arguments: a copy of a schema object whose inner schemas are already replaced, and the original schema object.
 */
export function mapSchema(
  schema: Schema,
  change: (schema: KeywordSchema, original: KeywordSchema) => KeywordSchema,
): Schema {
  if (schema.kind === 'boolean') return schema;
  const inner = (child: Schema): Schema => mapSchema(child, change);
  const changed: { -readonly [Name in keyof KeywordSchema]: KeywordSchema[Name] } = { ...schema };
  for (const keyword of singleKeywords) {
    const child = schema[keyword];
    if (child !== undefined) changed[keyword] = inner(child);
  }
  for (const keyword of listKeywords) changed[keyword] = schema[keyword]?.map(inner);
  for (const keyword of mapKeywords) {
    changed[keyword] = schema[keyword]?.map((member) => ({ ...member, schema: inner(member.schema) }));
  }
  return change(changed, schema);
}
