import type { JsonValue } from '@forgespec/description/json';
import {
  describedReference,
  type Discriminator,
  type KeywordSchema,
  type NamedSchema,
  type Schema,
} from '@forgespec/model';
import { stringLiteral } from '../code/literal.ts';
import { union } from '../code/combine-types.ts';
import type { TypeContext } from './type-context.ts';
import type { Type, TypeMember } from '../code/type.ts';

/**
 * For an alternative of `oneOf` or `anyOf`, returns the discriminator property as a type member. The type of the property is a union of the
 * values that select the alternative. Returns undefined if the discriminator adds no restriction, for example because the schema of the
 * alternative already allows only these values.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function alternativeTag(
  part: Schema,
  discriminator: Discriminator | undefined,
  context: TypeContext,
): TypeMember | undefined {
  if (discriminator === undefined || part.kind === 'boolean' || part.reference === undefined) return undefined;
  const target = context.named(part.reference);
  return target === undefined ? undefined : tagMember(target, discriminator, context);
}

/**
 * Returns the discriminator property of a component whose `allOf` contains a schema with a discriminator. Returns undefined for other
 * schemas.
 */
export function inheritedTag(schema: KeywordSchema, context: TypeContext): TypeMember | undefined {
  const own = context.ownerOf(schema);
  // If other schemas extend this schema, the property may also have the values of those schemas.
  if (own === undefined || context.isExtended(own)) return undefined;
  const discriminator = discriminatorOf(schema, context, new Set());
  return discriminator === undefined ? undefined : tagMember(own, discriminator, context);
}

function tagMember(
  target: NamedSchema,
  { propertyName, mapping, defaultReference }: Discriminator,
  context: TypeContext,
): TypeMember | undefined {
  if (isOmitted(target.schema, propertyName, context, new Set())) return undefined;
  const described = describedReference(target.reference);
  // In an object of the discriminator's default schema (`defaultMapping`), the property may have any value, or be absent.
  if (defaultReference !== undefined && described === describedReference(defaultReference)) return undefined;
  const mapped = mapping
    .filter(({ reference }) => describedReference(reference) === described)
    .map(({ value }) => value);
  const selecting = mapped.length === 0 ? [target.component] : mapped;
  const own = tagValues(target.schema, propertyName, context, new Set());
  const values = own === undefined ? selecting : selecting.filter((value) => own.has(value));
  if (values.length === 0 || values.length === own?.size) return undefined;
  const types = values.map((value): Type => ({ kind: 'literal', text: stringLiteral(value), of: 'string' }));
  return { name: propertyName, type: union(types), isOptional: false, docs: [] };
}

/**
 * Returns true if a property has `isOmitted` in a schema, or in a schema that it extends with `allOf`. Types omit such a property. For
 * example, the types of requests omit `readOnly` properties.
 */
function isOmitted(schema: Schema, name: string, context: TypeContext, seen: Set<Schema>): boolean {
  if (schema.kind === 'boolean' || seen.has(schema)) return false;
  seen.add(schema);
  return (
    schema.properties?.some((member) => member.name === name && member.isOmitted) === true ||
    partsOf(schema, context).some((part) => isOmitted(part, name, context, seen))
  );
}

/**
 * Returns the discriminator of the first base schema that has a discriminator. Ignores the discriminator of a base schema that has `oneOf`
 * or `anyOf`.
 */
function discriminatorOf(schema: KeywordSchema, context: TypeContext, seen: Set<Schema>): Discriminator | undefined {
  for (const base of basesOf(schema, context)) {
    if (seen.has(base)) continue;
    seen.add(base);
    const isUnion = base.oneOf !== undefined || base.anyOf !== undefined;
    const found = (isUnion ? undefined : base.annotations.discriminator) ?? discriminatorOf(base, context, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the base schemas of a schema. A base schema is the target of a reference in `allOf`. */
function basesOf(schema: KeywordSchema, context: TypeContext): KeywordSchema[] {
  return (schema.allOf ?? []).flatMap((part) => {
    const target =
      part.kind === 'keywords' && part.reference !== undefined ? context.named(part.reference)?.schema : undefined;
    return target?.kind === 'keywords' ? [target] : [];
  });
}

/**
 * Returns the strings that a schema and its base schemas allow for a property. Returns undefined if these schemas do not restrict the
 * property.
 */
function tagValues(
  schema: Schema,
  name: string,
  context: TypeContext,
  seen: Set<Schema>,
): ReadonlySet<string> | undefined {
  if (schema.kind === 'boolean' || seen.has(schema)) return undefined;
  seen.add(schema);
  const property = schema.properties?.find((member) => member.name === name)?.schema;
  const options = (schema.oneOf ?? schema.anyOf ?? []).map((part) => tagValues(part, name, context, seen));
  return common([
    property === undefined ? undefined : textsOf(property, context, seen),
    ...partsOf(schema, context).map((part) => tagValues(part, name, context, seen)),
    options.length > 0 && options.every((values) => values !== undefined)
      ? new Set(options.flatMap((values) => [...values]))
      : undefined,
  ]);
}

/** Returns the strings that a schema enumerates. Returns undefined if the schema does not enumerate values. */
function textsOf(schema: Schema, context: TypeContext, seen: Set<Schema>): ReadonlySet<string> | undefined {
  if (schema.kind === 'boolean' || seen.has(schema)) return undefined;
  const values: readonly JsonValue[] | undefined = schema.const ?? schema.enum;
  return common([
    values === undefined ? undefined : new Set(values.filter((value) => typeof value === 'string')),
    ...partsOf(schema, context).map((part) => textsOf(part, context, seen)),
  ]);
}

function partsOf(schema: KeywordSchema, context: TypeContext): Schema[] {
  const target = schema.reference === undefined ? undefined : context.named(schema.reference)?.schema;
  return [...(schema.allOf ?? []), ...(target === undefined ? [] : [target])];
}

/** Returns the strings that all sets contain. Ignores sets that are undefined. Returns undefined if all sets are undefined. */
function common(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const [first, ...others] = sets.filter((set) => set !== undefined);
  return first && new Set([...first].filter((text) => others.every((set) => set.has(text))));
}
