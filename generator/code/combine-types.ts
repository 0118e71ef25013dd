import { printType } from './print-type.ts';
import { neverType, objectType, primitive, unknownType, type ObjectType, type Type, type TypeMember } from './type.ts';

/** Returns the union of types without duplicates. `null` is at the end. A literal is left out if the union contains its primitive type. */
export function union(types: readonly Type[]): Type {
  const [only] = types;
  if (only !== undefined && types.length === 1) return only;
  const flat = types.flatMap((type) => (type.kind === 'union' ? type.types : [type]));
  if (flat.some(({ kind }) => kind === 'unknown')) return unknownType;
  const primitives = new Set(flat.flatMap((type) => (type.kind === 'primitive' ? [type.name] : [])));
  const distinct = new Map<string, Type>();
  for (const type of flat) {
    if (type.kind === 'never' || (type.kind === 'literal' && primitives.has(type.of))) continue;
    const text = printType(type);
    if (!distinct.has(text)) distinct.set(text, type);
  }
  const sorted = [...distinct.values()].toSorted((a, b) => Number(isNull(a)) - Number(isNull(b)));
  const [first = neverType, ...others] = sorted;
  return others.length === 0 ? first : { kind: 'union', types: sorted };
}

const isNull = (type: Type): boolean => type.kind === 'primitive' && type.name === 'null';

/** Returns the type of the values that belong to both types. */
export function intersection(left: Type, right: Type): Type {
  if (left.kind === 'unknown' || right.kind === 'never') return right;
  if (right.kind === 'unknown' || left.kind === 'never') return left;
  if (left.kind === 'object' && right.kind === 'object') return common(left, right) ?? joined(left, right);
  if (printType(left) === printType(right)) return left;
  if (left.kind === 'union' && right.kind === 'union' && left.types.some(isNull) && right.types.some(isNull)) {
    return union([intersection(withoutNull(left.types), withoutNull(right.types)), primitive('null')]);
  }
  if (left.kind === 'union' || right.kind === 'union') {
    return distributed(alternatives(left), alternatives(right)) ?? joined(left, right);
  }
  return common(left, right) ?? joined(left, right);
}

const withoutNull = (types: readonly Type[]): Type => union(types.filter((type) => !isNull(type)));

const alternatives = (type: Type): readonly Type[] => (type.kind === 'union' ? type.types : [type]);

/** Returns an intersection type. All object types in it that have no index signature are merged into one object type. */
function joined(left: Type, right: Type): Type {
  const parts = [...partsOf(left), ...partsOf(right)].map(withoutAnyObject);
  const [first, ...more] = parts.filter((type) => type.kind === 'object' && type.index === undefined);
  const types = parts.filter((type) => !more.includes(type));
  return {
    kind: 'intersection',
    types: types.map((type) => (type === first ? more.reduce(intersection, first) : type)),
  };
}

/**
 * Replaces a type that accepts any object, such as `{ [key: string]: unknown }`, by `object`, because an interface is not assignable to a
 * type with an index signature.
 */
function withoutAnyObject(type: Type): Type {
  if (type.kind === 'union') return { ...type, types: type.types.map(withoutAnyObject) };
  return isAnyObject(type) ? { kind: 'reference', text: 'object', isObject: true } : type;
}

const partsOf = (type: Type): readonly Type[] => (type.kind === 'intersection' ? type.types : [type]);

/**
 * Computes the intersection of each type in `left` with each type in `right`, and returns the union of these intersections. Returns
 * undefined if only TypeScript can compute one of them. Also returns undefined if several intersections differ from both of their types.
 * The code of the result would then be longer than the code of the intersection of the two unions.
 */
function distributed(left: readonly Type[], right: readonly Type[]): Type | undefined {
  const results: Type[] = [];
  let mergedCount = 0;
  for (const one of left) {
    for (const other of right) {
      const shared = common(one, other);
      if (shared === undefined) return undefined;
      if (shared !== one && shared !== other && shared.kind !== 'never') mergedCount++;
      results.push(shared);
    }
  }
  return mergedCount > 1 ? undefined : union(results);
}

/**
 * Returns the type of the values that belong to both types. The types must not be unions. Returns undefined if only TypeScript can compute
 * this type.
 */
function common(left: Type, right: Type): Type | undefined {
  const narrower = narrowerType(left, right);
  if (narrower !== undefined) return narrower;
  if (left.kind === 'object' && right.kind === 'object') return merged(left, right);
  const kind = basicKind(left);
  const otherKind = basicKind(right);
  if (kind === undefined || otherKind === undefined) return undefined;
  return kind === otherKind ? commonOfOneKind(left, right) : neverType;
}

/**
 * Returns the type of the values that belong to both types, if one of the types has no values, or accepts all values or all objects. Returns
 * undefined for any other types.
 */
function narrowerType(left: Type, right: Type): Type | undefined {
  if (left.kind === 'unknown' || right.kind === 'never') return right;
  if (right.kind === 'unknown' || left.kind === 'never') return left;
  if (isAnyObject(left) && hasOnlyObjects(right)) return right;
  if (isAnyObject(right) && hasOnlyObjects(left)) return left;
  return undefined;
}

/** Returns the same as {@link common} for two types that have the same basic kind, such as a primitive type and its literal. */
function commonOfOneKind(left: Type, right: Type): Type | undefined {
  if (left.kind === 'primitive') return right;
  if (right.kind === 'primitive') return left;
  if (left.kind === 'literal' || right.kind === 'literal')
    return printType(left) === printType(right) ? left : neverType;
  if (left.kind === 'array' && right.kind === 'array')
    return { kind: 'array', item: intersection(left.item, right.item) };
  return undefined;
}

/**
 * Returns the JavaScript type that all values of a type have, such as `string` or `array`. If the results for two types differ, the types
 * have no common value. Returns undefined for a type with values of several JavaScript types.
 */
function basicKind(type: Type): string | undefined {
  if (type.kind === 'primitive') return type.name;
  if (type.kind === 'literal') return type.of;
  if (hasOnlyObjects(type)) return 'object';
  return type.kind === 'array' || type.kind === 'tuple' ? 'array' : undefined;
}

/**
 * Returns one object type with the members of two object types. If one of the types has an index signature, returns an intersection type
 * instead.
 */
function merged(left: ObjectType, right: ObjectType): Type {
  if (left.index !== undefined || right.index !== undefined) return joined(left, right);
  const members = new Map(left.members.map((member) => [member.name, member]));
  for (const member of right.members) {
    const known = members.get(member.name);
    members.set(member.name, known === undefined ? member : mergedMember(known, member));
  }
  return objectType([...members.values()]);
}

const isAnyObject = (type: Type): boolean =>
  type.kind === 'object' && type.members.length === 0 && (type.index === undefined || type.index.kind === 'unknown');

/** Returns true if all values of a type are known to be objects. */
function hasOnlyObjects(type: Type): boolean {
  if (type.kind === 'union') return type.types.every(hasOnlyObjects);
  if (type.kind === 'intersection') return type.types.some(hasOnlyObjects);
  return type.kind === 'object' || (type.kind === 'reference' && type.isObject === true);
}

const mergedMember = (left: TypeMember, right: TypeMember): TypeMember => ({
  name: left.name,
  type: intersection(left.type, right.type),
  isOptional: left.isOptional && right.isOptional,
  docs: left.docs.length > 0 ? left.docs : right.docs,
});
