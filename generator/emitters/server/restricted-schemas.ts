import { otherItemsOf, type KeywordSchema, type Schema } from '@forgespec/model';
import type { Schemas } from '../named-type.ts';

/**
 * Returns true if a server leaves some properties out of the values of a schema, or of the values inside of them: the schema, or a schema
 * that it contains, lists the properties of an object.
 */
export const restrictsProperties = (schema: Schema, schemas: Schemas): boolean =>
  isRestricted(schema, restrictedReferences(schemas));

/** Returns true if a schema lists the properties of its objects, so that other properties are undescribed. */
export const listsProperties = (schema: KeywordSchema): boolean =>
  (schema.properties ?? []).length > 0 ||
  (schema.patternProperties ?? []).length > 0 ||
  isFalse(schema.additionalProperties) ||
  isFalse(schema.unevaluatedProperties);

const isFalse = (schema: Schema | undefined): boolean => schema?.kind === 'boolean' && !schema.value;

/** Returns the schema of the properties that `additionalProperties` or `unevaluatedProperties` explicitly allows. */
export const allowedOthers = ({ additionalProperties, unevaluatedProperties }: KeywordSchema): Schema | undefined =>
  [additionalProperties, unevaluatedProperties].find((schema) => schema !== undefined && !isFalse(schema));

/**
 * Returns the schemas that describe the same value as a schema, except its reference and its alternatives. Conditional schemas describe
 * only some values. Their properties are described for all values, because a server does not check conditions before it sends a value.
 */
export const combinedSchemas = (schema: KeywordSchema): readonly Schema[] => [
  ...(schema.allOf ?? []),
  ...[schema.if, schema.then, schema.else].filter((one) => one !== undefined),
  ...(schema.dependentSchemas ?? []).map((member) => member.schema),
];

/** Returns the reference of a named schema that extends the schema with the given reference by `allOf`. */
export function extensionsOf(reference: string, schemas: Schemas): readonly string[] {
  const known = extensions.get(schemas) ?? findExtensions(schemas);
  extensions.set(schemas, known);
  return known.get(reference) ?? [];
}

const extensions = new WeakMap<Schemas, ReadonlyMap<string, readonly string[]>>();

function findExtensions(schemas: Schemas): ReadonlyMap<string, readonly string[]> {
  const pairs = [...schemas].flatMap(([reference, { schema }]) =>
    schema.kind === 'boolean'
      ? []
      : (schema.allOf ?? []).flatMap((part) =>
          part.kind === 'boolean' || part.reference === undefined ? [] : [{ base: part.reference, reference }],
        ),
  );
  return new Map(
    Array.from(
      Map.groupBy(pairs, ({ base }) => base),
      ([base, found]) => [base, found.map(({ reference }) => reference)],
    ),
  );
}

const restricted = new WeakMap<Schemas, ReadonlySet<string>>();

function restrictedReferences(schemas: Schemas): ReadonlySet<string> {
  const known = restricted.get(schemas) ?? findRestricted(schemas);
  restricted.set(schemas, known);
  return known;
}

function findRestricted(schemas: Schemas): ReadonlySet<string> {
  const references = new Set<string>();
  let count: number;
  do {
    count = references.size;
    for (const [reference, { schema }] of schemas)
      if (!references.has(reference) && isRestricted(schema, references)) references.add(reference);
  } while (references.size > count);
  return references;
}

function isRestricted(schema: Schema, references: ReadonlySet<string>): boolean {
  if (schema.kind === 'boolean') return false;
  if (schema.reference !== undefined && references.has(schema.reference)) return true;
  if (schema.annotations.discriminator !== undefined || listsProperties(schema)) return true;
  return innerSchemas(schema).some((inner) => isRestricted(inner, references));
}

/** Returns the schemas inside of a schema that does not list properties. */
function innerSchemas(schema: KeywordSchema): readonly Schema[] {
  const inner = [otherItemsOf(schema), allowedOthers(schema)];
  return [
    ...combinedSchemas(schema),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.prefixItems ?? []),
    ...inner.filter((one) => one !== undefined),
  ];
}
