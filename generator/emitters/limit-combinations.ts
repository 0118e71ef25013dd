import { intersection, union } from '../code/combine-types.ts';
import { printType } from '../code/print-type.ts';
import {
  objectType,
  unknownType,
  type ObjectType,
  type ReferenceType,
  type Type,
  type TypeMember,
} from '../code/type.ts';

/**
 * The maximum number of combinations of alternatives in an intersection of unions. For example, `(A | B) & (C | D)` has four combinations.
 * TypeScript rejects more than 100,000 combinations. If an array literal has several values of such a type, TypeScript rejects more than
 * about 1,000 combinations.
 */
const mostCombinations = 1000;

/**
 * A function that returns the type of the named schema to which a reference refers. Returns undefined for a reference to any other type.
 */
export type TypeOfReference = (reference: ReferenceType) => Type | undefined;

/**
 * Returns a type that TypeScript can represent. If the unions of an intersection have too many combinations, the last unions are replaced
 * by wider types. Returns the same object if nothing is replaced.
 */
export function withFewCombinations(type: Type, typeOf: TypeOfReference): Type {
  const limited = (part: Type): Type => withFewCombinations(part, typeOf);
  switch (type.kind) {
    case 'array': {
      const item = limited(type.item);
      return item === type.item ? type : { ...type, item };
    }
    case 'tuple': {
      const items = mapped(type.items, (entry) => withType(entry, limited));
      const rest = type.rest && limited(type.rest);
      return items === type.items && rest === type.rest ? type : { ...type, items, rest };
    }
    case 'object': {
      const members = mapped(type.members, (member) => withType(member, limited));
      const index = type.index && limited(type.index);
      return members === type.members && index === type.index ? type : objectType(members, index);
    }
    case 'union': {
      const types = mapped(type.types, limited);
      return types === type.types ? type : union(types);
    }
    case 'intersection': {
      const types = mapped(type.types, limited);
      return limitedParts(types === type.types ? type : { kind: 'intersection', types }, typeOf);
    }
    default:
      return type;
  }
}

/** Returns the results of a function for all elements. Returns the same array if the function changes no element. */
function mapped<Element>(elements: readonly Element[], change: (element: Element) => Element): readonly Element[] {
  const results = elements.map(change);
  return results.every((result, index) => result === elements[index]) ? elements : results;
}

function withType<Part extends { readonly type: Type }>(part: Part, change: (type: Type) => Type): Part {
  const type = change(part.type);
  return type === part.type ? part : { ...part, type };
}

/**
 * The number of alternatives of each union in an intersection. The key is the union, printed as TypeScript code. Equal unions count once.
 */
type Unions = ReadonlyMap<string, number>;

const combinations = (unions: Unions): number => [...unions.values()].reduce((product, count) => product * count, 1);

/**
 * If the unions of an intersection have too many combinations, replaces parts of the intersection by wider types. Does not change types
 * inside the parts.
 */
function limitedParts(type: Type, typeOf: TypeOfReference): Type {
  const isPossibleUnion = ({ kind }: Type): boolean => kind === 'union' || kind === 'reference';
  if (type.kind !== 'intersection' || type.types.filter(isPossibleUnion).length < 2) return type;
  let unions: Unions = new Map();
  const types = mapped(type.types, (part) => {
    const more = new Map([...unions, ...unionsOf(part, typeOf)]);
    if (combinations(more) > mostCombinations) return wider(part, typeOf);
    unions = more;
    return part;
  });
  return types === type.types ? type : types.reduce(intersection, unknownType);
}

/** Returns true if TypeScript can represent the intersection of the types. */
export const hasFewCombinations = (types: readonly Type[], typeOf: TypeOfReference): boolean =>
  combinations(unionsOf({ kind: 'intersection', types }, typeOf)) <= mostCombinations;

function unionsOf(type: Type, typeOf: TypeOfReference): Unions {
  switch (type.kind) {
    case 'reference':
      return unionsOfReference(type, typeOf);
    case 'intersection':
      return new Map(type.types.flatMap((part) => [...unionsOf(part, typeOf)]));
    case 'union': {
      // If a union has only primitive types as alternatives, TypeScript does not combine it with other such unions. Therefore, all such
      // unions together count as a single union. TypeScript also removes combinations with `null` early, so `null` does not count.
      const alternatives = type.types.filter(
        (alternative) => !(alternative.kind === 'primitive' && alternative.name === 'null'),
      );
      const counts = alternatives.map((alternative) => combinations(unionsOf(alternative, typeOf)));
      const count = counts.reduce((sum, one) => sum + one, 0);
      return count > 1
        ? new Map([[alternatives.every(isPrimitive) ? 'primitive' : printType(type), count]])
        : new Map();
    }
    default:
      return new Map();
  }
}

const isPrimitive = ({ kind }: Type): boolean => kind === 'literal' || kind === 'primitive';

const known = new WeakMap<Type, Unions>();
const unknownUnions: Unions = new Map();

function unionsOfReference(reference: ReferenceType, typeOf: TypeOfReference): Unions {
  const type = typeOf(reference);
  if (type === undefined) return unknownUnions;
  const found = known.get(type);
  if (found !== undefined) return found;
  // If a type refers to itself, the inner reference counts as a type without alternatives, so that the recursion ends.
  known.set(type, unknownUnions);
  const unions = unionsOf(limitedParts(type, typeOf), typeOf);
  known.set(type, unions);
  return unions;
}

/**
 * Returns a type that accepts all values of `type`, but has no alternatives. The result may accept further values.
 *
 * @param done a map from each referenced type to its result. Many types can refer to the same type, and the result for this type is
 * computed only once. If a type refers to itself, the inner reference becomes `unknown`.
 */
function wider(type: Type, typeOf: TypeOfReference, done = new Map<Type, Type>()): Type {
  const widerPart = (part: Type): Type => wider(part, typeOf, done);
  switch (type.kind) {
    case 'object':
      return type;
    case 'reference': {
      const target = typeOf(type);
      if (target === undefined) return unknownType;
      const result = done.get(target) ?? wider(target, typeOf, done.set(target, unknownType));
      done.set(target, result);
      return result;
    }
    case 'intersection':
      return type.types.map(widerPart).reduce(intersection, unknownType);
    case 'union':
      return commonObject(type.types.map(widerPart));
    default:
      return unknownType;
  }
}

/**
 * Returns an object type with the properties of all alternatives. If some alternatives do not declare a property, its type is `unknown`.
 * The result is `unknown` if an alternative is not an object type, or has an index signature.
 */
function commonObject(alternatives: readonly Type[]): Type {
  const objects = alternatives.filter((type): type is ObjectType => type.kind === 'object' && type.index === undefined);
  if (objects.length < alternatives.length) return unknownType;
  const byName = Map.groupBy(
    objects.flatMap(({ members }) => members),
    ({ name }) => name,
  );
  const members = Array.from(byName, ([name, same]): TypeMember => {
    const isInAll = same.length === objects.length;
    const type = isInAll ? union(same.map((member) => member.type)) : unknownType;
    return { name, type, isOptional: !isInAll || same.some(({ isOptional }) => isOptional), docs: [] };
  });
  return objectType(members);
}
