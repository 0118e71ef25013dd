import { walkSchema } from '../../model/inspect/walk-schema.ts';
import { requestReference } from '../../model/inspect/request-reference.ts';
import type { KeywordSchema, NamedSchema, Schema } from '../../model/schema.ts';

/**
 * Returns the known reason for a difference between our type of a component and the type that openapi-typescript generates. Returns
 * undefined if the reason is not known. openapi-typescript gets a document without discriminators, so a discriminator can narrow only our
 * type.
 */
export function knownDifference(
  { schema, reference }: NamedSchema,
  difference: string,
  schemas: ReadonlyMap<string, NamedSchema>,
): string | undefined {
  const parts: KeywordSchema[] = [];
  walkSchema(schema, (part) => parts.push(part));
  if (difference === 'ours is wider') {
    const isForRequests = (name: string | undefined): boolean =>
      name !== undefined && (schemas.get(name)?.isForRequests === true || schemas.has(requestReference(name)));
    if (isForRequests(reference) || parts.some((part) => isForRequests(part.reference)))
      return 'a required `readOnly` or `writeOnly` property is required both in requests and in responses';
    if (parts.some(({ prefixItems, minItems }) => prefixItems !== undefined && minItems === undefined))
      return 'all items of a tuple are required, although its schema has `prefixItems` but no `minItems`';
    if (parts.some(hasOptionalBesideOthers))
      return 'the type of an optional property beside `additionalProperties` accepts no value';
  }
  if (difference === 'ours is narrower') {
    if (parts.some((part) => hasDiscriminator(part, schemas, new Set())))
      return 'discriminators get wrong types, so openapi-typescript gets a document without discriminators (its issues 1116 and 2154)';
    if (parts.some((part) => requiresWithoutDeclaring(part, schemas)))
      return 'a property stays optional, although a part of `allOf` requires the property without declaring it';
    if (parts.some((part) => excludesNullOfPart(part, schemas)))
      return 'a type accepts null because a part of `allOf` allows null, although `type` beside `allOf` excludes null';
  }
  return undefined;
}

/** Returns true if a schema has optional properties, and the value of its `additionalProperties` is a schema object. */
const hasOptionalBesideOthers = ({ properties = [], required = [], additionalProperties }: KeywordSchema): boolean =>
  additionalProperties?.kind === 'keywords' && properties.some(({ name }) => !required.includes(name));

/** Returns true if `allOf` of a schema refers to a schema that requires a property without declaring it. */
const requiresWithoutDeclaring = ({ allOf = [] }: KeywordSchema, schemas: ReadonlyMap<string, NamedSchema>): boolean =>
  allOf.some((part) => {
    const target = part.kind === 'keywords' && part.reference !== undefined ? schemas.get(part.reference) : undefined;
    if (target?.schema.kind !== 'keywords') return false;
    const { required = [], properties = [] } = target.schema;
    return required.some((name) => properties.every((property) => property.name !== name));
  });

/** Returns true if the `type` of a schema excludes null, but its `allOf` refers to a schema whose `type` allows null. */
const excludesNullOfPart = ({ type, allOf = [] }: KeywordSchema, schemas: ReadonlyMap<string, NamedSchema>): boolean =>
  type !== undefined &&
  !type.includes('null') &&
  allOf.some((part) => {
    const target = part.kind === 'keywords' && part.reference !== undefined ? schemas.get(part.reference) : undefined;
    return target?.schema.kind === 'keywords' && target.schema.type?.includes('null') === true;
  });

function hasDiscriminator(
  schema: Schema | undefined,
  schemas: ReadonlyMap<string, NamedSchema>,
  seen: Set<Schema>,
): boolean {
  if (schema === undefined || schema.kind === 'boolean' || seen.has(schema)) return false;
  seen.add(schema);
  if (schema.annotations.discriminator !== undefined) return true;
  const bases = (schema.allOf ?? []).flatMap((part) =>
    part.kind === 'keywords' && part.reference !== undefined ? [schemas.get(part.reference)?.schema] : [],
  );
  return bases.some((base) => hasDiscriminator(base, schemas, seen));
}
