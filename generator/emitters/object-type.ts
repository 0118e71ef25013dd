import { otherPropertiesOf, type KeywordSchema, type Schema } from '@forgespec/model';
import { union } from '../code/combine-types.ts';
import { printType } from '../code/print-type.ts';
import { neverType, objectType, unknownType, type ObjectType, type Type, type TypeMember } from '../code/type.ts';

/** The type of a property's schema, with the lines of the property's doc comment. */
interface PropertyType {
  readonly type: Type;
  readonly docs: readonly string[];
}

/** Returns the type of the objects that are valid against a schema. */
export function objectTypeOf(schema: KeywordSchema, typeOf: (schema: Schema) => PropertyType): Type {
  const required = new Set(schema.required);
  const others = otherProperties(schema, typeOf);
  const enumerated = namesOf(schema);
  const sent = (schema.properties ?? []).filter(({ isOmitted }) => isOmitted !== true);
  const declared = [...sent, ...enumerated];
  const members = declared.map(({ name, schema: property }): TypeMember => {
    const { type, docs } = property === undefined ? { type: others ?? unknownType, docs: [] } : typeOf(property);
    return { name, type, isOptional: !required.delete(name), docs };
  });
  for (const name of required) members.push({ name, type: others ?? unknownType, isOptional: false, docs: [] });
  // A value may have properties that are omitted from the type (`isOmitted`). If all properties are omitted, the type must therefore accept
  // objects that are not empty.
  const isEmpty = members.length === 0 && sent.length === (schema.properties ?? []).length;
  if (others?.kind === 'never') return objectType(members, isEmpty ? neverType : undefined);
  // If `propertyNames` enumerates the names, other properties are not allowed.
  const hasIndex = others !== undefined && enumerated.length === 0;
  return objectType(members, hasIndex ? indexType(others, members) : undefined);
}

/** Returns the properties whose names `propertyNames` enumerates. Such a property has no schema. */
function namesOf({ propertyNames, properties }: KeywordSchema): { name: string; schema: Schema | undefined }[] {
  if (propertyNames?.kind !== 'keywords' || properties !== undefined) return [];
  return (propertyNames.enum ?? []).flatMap((name) => (typeof name === 'string' ? [{ name, schema: undefined }] : []));
}

/**
 * Returns the type of the properties that `properties` does not contain. Returns undefined if no keyword of the schema applies to such
 * properties.
 */
function otherProperties(schema: KeywordSchema, typeOf: (schema: Schema) => PropertyType): Type | undefined {
  const patterns = (schema.patternProperties ?? []).map((member) => typeOf(member.schema).type);
  const additional = otherPropertiesOf(schema);
  if (additional === undefined) return patterns.length === 0 ? undefined : unknownType;
  return union([...patterns, typeOf(additional).type]);
}

/** Returns the type of an index signature. The type includes the types of the declared properties, because TypeScript requires this. */
function indexType(others: Type, members: readonly TypeMember[]): Type {
  if (others.kind === 'unknown' || members.length === 0) return others;
  const texts = new Set(members.map(({ type }) => printType(type)));
  const isOptional = members.some((member) => member.isOptional);
  if (!isOptional && texts.size === 1 && texts.has(printType(others))) return others;
  if (!members.every(({ type }) => isShort(type))) return unknownType;
  const absent: Type[] = isOptional ? [{ kind: 'reference', text: 'undefined' }] : [];
  return union([others, ...members.map(({ type }) => type), ...absent]);
}

const isShort = (type: Type): boolean =>
  type.kind === 'array' ? isShort(type.item) : type.kind === 'union' ? type.types.every(isShort) : !long.has(type.kind);

const long: ReadonlySet<string> = new Set(['intersection', 'object', 'tuple']);

/**
 * Returns a copy of `type` for the intersection `whole & type`. If a property has a doc comment in `whole`, the copy has no second doc
 * comment for this property. If a property has the type `unknown` in `type`, the copy contains the type from `whole`. An example is a
 * property that is in `required`, but not in `properties`.
 */
export function withMembersOf(type: ObjectType, whole: Type): ObjectType {
  const [object, ...others] = (whole.kind === 'union' ? whole.types : [whole]).filter(({ kind }) => kind === 'object');
  if (object?.kind !== 'object' || others.length > 0) return type;
  const known = new Map(object.members.map((member) => [member.name, member]));
  const members = type.members.map((member): TypeMember => {
    const same = known.get(member.name);
    if (same === undefined) return member;
    const docs = same.docs.length > 0 ? [] : member.docs;
    return { ...member, docs, type: member.type.kind === 'unknown' ? same.type : member.type };
  });
  return objectType(members, type.index);
}
