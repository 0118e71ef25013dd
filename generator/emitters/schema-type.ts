import type { JsonValue } from '@forgespec/description/json';
import {
  isAnyType,
  otherItemsOf,
  typesOfValue,
  valueTypes,
  type KeywordSchema,
  type NamedSchema,
  type Schema,
  type TypeName,
  type TypeReplacement,
} from '@forgespec/model';
import { intersection, union } from '../code/combine-types.ts';
import { exportedType } from '../code/symbol.ts';
import { objectTypeOf, withMembersOf } from './object-type.ts';
import { acceptsOnlyObjects, impliedTypes } from './implied-types.ts';
import { digitsType, listedType, literalType } from './literal-type.ts';
import { hasFewCombinations, withFewCombinations, type TypeOfReference } from './limit-combinations.ts';
import { schemaDocs } from './schema-docs.ts';
import { alternativeTag, inheritedTag } from './tags.ts';
import type { TypeContext } from './type-context.ts';
import { neverType, objectType, primitive, unknownType, type Type } from '../code/type.ts';

/**
 * Returns the type of the values that are valid against a schema. TypeScript cannot express every restriction, so the type may accept more
 * values. If a schema has no `type`, and its keywords are about objects or arrays, the type is an object type or array type. JSON Schema
 * also accepts all other values for such a schema, but hardly any author means this.
 *
 * This function adds no imports to the module. The imports are added when the type is printed. Before that, parts of the type may be
 * removed, and the module must not import types that only the removed parts use.
 */
export const typeOfSchema = (schema: Schema, context: TypeContext): Type =>
  withFewCombinations(exactType(schema, context), referencedTypes(context));

/** Returns true if the alternatives of a schema have too many combinations, so that `typeOfSchema` widens the exact type. */
export const hasWiderType = (schema: Schema, context: TypeContext): boolean =>
  !hasFewCombinations([exactType(schema, context)], referencedTypes(context));

const known = new WeakMap<NamedSchema, Type>();

/** Returns a function that maps a reference to the exact type of the named schema. This type can be too complex for TypeScript. */
export const referencedTypes =
  (context: TypeContext): TypeOfReference =>
  ({ reference }) => {
    const named = reference === undefined ? undefined : context.named(reference);
    if (named === undefined) return undefined;
    const type = known.get(named) ?? exactType(named.schema, context);
    known.set(named, type);
    return type;
  };

/** Returns the exact type of a schema. This type can be too complex for TypeScript. */
function exactType(schema: Schema, context: TypeContext): Type {
  if (schema.kind === 'boolean') return schema.value ? unknownType : neverType;
  const { replacement } = schema.annotations;
  if (replacement !== undefined) return replacedType(replacement, schema, context);
  const target = schema.reference === undefined ? undefined : context.named(schema.reference);
  const own = target === undefined ? ownType(schema, context) : narrowedTarget(target, schema, context);
  const whole = (schema.allOf ?? []).reduce((type, part) => intersection(type, partType(part, type, context)), own);
  const restrictions = [
    ...[schema.anyOf, schema.oneOf].flatMap((list) =>
      list === undefined ? [] : [alternatives(list, schema, whole, context)],
    ),
    ...conditional(schema, whole, context),
    ...(schema.dependentRequired ?? []).map(({ name, required }) => dependent(name, required, whole)),
  ];
  return restrictions.reduce(intersection, withTag(withoutForbidden(whole, schema.not), schema, context));
}

/**
 * Returns the type for a reference with other keywords beside it. It is the type of the target, restricted by these keywords. If both the
 * target and the keywords list values, the type consists of the common values, and does not refer to the target.
 */
function narrowedTarget(target: NamedSchema, schema: KeywordSchema, context: TypeContext): Type {
  const own = ownType(schema, context);
  if (isListOfLiterals(own)) {
    const { schema: other } = target;
    const isList =
      other.kind === 'keywords' && other.reference === undefined && (other.enum ?? other.const) !== undefined;
    const all = isList ? ownType(other, context) : unknownType;
    if (isListOfLiterals(all)) return intersection(all, own);
  }
  const isObject = acceptsOnlyObjects(target.schema, context.named);
  return intersection({ kind: 'reference', text: target.name, reference: target.reference, isObject }, own);
}

const isListOfLiterals = (type: Type): boolean =>
  type.kind === 'literal' || (type.kind === 'union' && type.types.every(({ kind }) => kind === 'literal'));

/** Returns the type that replaces the type of a schema. If the schema also allows null, null is added to the type. */
function replacedType(
  { name, module, text = name }: TypeReplacement,
  schema: KeywordSchema,
  { named }: TypeContext,
): Type {
  const type: Type = { kind: 'reference', text, imported: exportedType(name, module) };
  const types = valueTypes(schema, (reference) => named(reference)?.schema);
  return types.has('null') && !isAnyType(types) ? union([type, primitive('null')]) : type;
}

function ownType(schema: KeywordSchema, context: TypeContext): Type {
  const values = schema.const ?? schema.enum;
  if (values !== undefined) {
    const key = schema.const === undefined ? 'enum' : 'const';
    const types = values.flatMap((value, index) =>
      isOfTypes(value, schema.type) ? [listedType(value, key === 'const' ? key : `${key}/${index}`, schema)] : [],
    );
    return union(schema.annotations.representation === 'open-enum' ? [...types, anyOtherString] : types);
  }
  const types = schema.type ?? impliedTypes(schema);
  return types.length === 0 ? unknownType : union(types.map((type) => typeOfName(type, schema, context)));
}

/**
 * A type that accepts every string, like `string`. But TypeScript keeps string literals beside this type in a union, so editors still
 * suggest the literals.
 */
const anyOtherString: Type = { kind: 'reference', text: '(string & {})' };

function typeOfName(name: TypeName, schema: KeywordSchema, context: TypeContext): Type {
  switch (name) {
    case 'array':
      return arrayType(schema, context);
    case 'object':
      return objectTypeOf(schema, (part) => ({ type: exactType(part, context), docs: schemaDocs(part) }));
    case 'integer':
    case 'number':
      return numberType(schema);
    case 'string':
      return stringType(schema, context);
    default:
      return primitive(name);
  }
}

/** Returns the type for the strings that a schema without `enum` allows. */
function stringType({ annotations: { representation, valuesSeen } }: KeywordSchema, context: TypeContext): Type {
  switch (representation) {
    case 'date':
      return { kind: 'reference', text: context.globalType('Date') };
    case 'open-enum':
      return union([...valuesSeen.filter((value) => typeof value === 'string').map(literalType), anyOtherString]);
    case 'bigint':
    case 'digits':
    case undefined:
      return primitive('string');
  }
}

function numberType({ annotations: { representation } }: KeywordSchema): Type {
  switch (representation) {
    case 'digits':
      return digitsType();
    case 'bigint':
      return primitive('bigint');
    case 'date':
    case 'open-enum':
    case undefined:
      return primitive('number');
  }
}

/**
 * Returns the type of the schema `part`, which applies to values of the type `whole`. If `part` has no `type`, its keywords about objects
 * do not restrict strings, for example. So if `whole` includes strings, the result includes these strings, too.
 */
function partType(part: Schema, whole: Type, context: TypeContext): Type {
  const type = exactType(part, context);
  if (type.kind === 'union')
    return union(type.types.map((option) => (option.kind === 'object' ? withMembersOf(option, whole) : option)));
  if (type.kind !== 'object') return type;
  const isImplied = part.kind === 'keywords' && part.type === undefined;
  if (!isImplied) return withMembersOf(type, whole);
  const others =
    whole.kind === 'union' ? whole.types.filter(({ kind }) => kind === 'literal' || kind === 'primitive') : [];
  return union([withMembersOf(type, whole), ...others]);
}

function alternatives(list: readonly Schema[], owner: KeywordSchema, whole: Type, context: TypeContext): Type {
  return union(
    list.map((part) => {
      const type = partType(part, whole, context);
      const tag = alternativeTag(part, owner.annotations.discriminator, context);
      return tag === undefined ? type : intersection(type, objectType([tag]));
    }),
  );
}

/**
 * Returns an array with the type that `if`, `then` and `else` require. Returns an empty array if one of these keywords is missing. For
 * example, a type for `if` and `then` without `else` would have to include all values that do not match `if`, and TypeScript cannot express
 * such a type.
 */
function conditional(schema: KeywordSchema, whole: Type, context: TypeContext): Type[] {
  if (schema.if === undefined || schema.then === undefined || schema.else === undefined) return [];
  const met = intersection(partType(schema.if, whole, context), partType(schema.then, whole, context));
  return [union([met, partType(schema.else, whole, context)])];
}

function dependent(name: string, required: readonly string[], whole: Type): Type {
  const absent = objectType([{ name, type: neverType, isOptional: true, docs: [] }]);
  return union([absent, withMembersOf(objectType(required.map(requiredMember)), whole)]);
}

const requiredMember = (name: string) => ({ name, type: unknownType, isOptional: false, docs: [] });

/** Removes from a type the property that `not: { required: [name] }` forbids. */
function withoutForbidden(type: Type, not: Schema | undefined): Type {
  if (not === undefined) return type;
  if (not.kind === 'boolean') return not.value ? neverType : type;
  const keywords = Object.entries(not).filter(([key, value]) => value !== undefined && !facts.has(key));
  if (keywords.length === 0) return neverType;
  const [name, ...others] = not.required ?? [];
  if (name === undefined || others.length > 0 || keywords.length > 1) return type;
  return intersection(type, objectType([{ name, type: neverType, isOptional: true, docs: [] }]));
}

const facts: ReadonlySet<string> = new Set(['annotations', 'kind', 'longNumbers', 'pointer']);

function withTag(type: Type, schema: KeywordSchema, context: TypeContext): Type {
  const tag = inheritedTag(schema, context);
  return tag === undefined ? type : intersection(type, objectType([tag]));
}

function arrayType(schema: KeywordSchema, context: TypeContext): Type {
  const { prefixItems, maxItems = Infinity, minItems = 0 } = schema;
  const others = otherItemsOf(schema);
  const item = others === undefined ? unknownType : exactType(others, context);
  if (prefixItems === undefined) return { kind: 'array', item };
  const items = prefixItems
    .slice(0, maxItems)
    .map((part, index) => ({ type: exactType(part, context), isOptional: index >= minItems }));
  const hasMore = item.kind !== 'never' && maxItems > prefixItems.length;
  return { kind: 'tuple', items, rest: hasMore ? item : undefined };
}

const isOfTypes = (value: JsonValue, types: readonly TypeName[] | undefined): boolean =>
  types === undefined || typesOfValue(value).some((type) => types.includes(type));
