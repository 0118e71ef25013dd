// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasOwn } from '../../shared/has-own.ts';

/**
 * The properties that the description lists for the objects in a value. Generated code has a constant of this type for each schema that
 * lists properties.
 */
export interface DescribedProperties {
  /** The names of the described properties. Absent if the schema does not list properties, so that an object may have any properties. */
  readonly names?: readonly string[];
  /** Names that the schema requires, but does not describe. */
  readonly required?: readonly string[];
  /** True if the description explicitly allows other properties, with `additionalProperties`. */
  readonly allowsOthers?: true;
  /** Returns the properties of the values inside of this value. It is a function, because a schema may contain itself. */
  readonly inner?: () => InnerProperties;
}

/** The described properties of the values inside of an object or array. Values without restricted properties are left out. */
export interface InnerProperties {
  /** A map from the name of a property to the description of its value. */
  readonly properties?: { readonly [name: string]: DescribedProperties | undefined };
  /** A map from a regular expression for names of properties to the description of their values. */
  readonly patterns?: { readonly [pattern: string]: DescribedProperties | undefined };
  /** The description of the values of all other properties. */
  readonly others?: DescribedProperties;
  /** The descriptions of the first items of an array, such as the coordinates of a point. */
  readonly firstItems?: readonly DescribedProperties[];
  /** The description of the items that `firstItems` does not contain. */
  readonly items?: DescribedProperties;
  /** Further descriptions of the same value, from `$ref` and `allOf`. */
  readonly all?: readonly DescribedProperties[];
  /** For each `oneOf` and `anyOf`, its alternatives. */
  readonly oneOf?: readonly (readonly DescribedAlternative[])[];
}

/** An alternative of `oneOf` or `anyOf`, and the conditions under which it describes an object. */
export interface DescribedAlternative extends DescribedProperties {
  /** The object must have these properties. */
  readonly requires?: readonly string[];
  /** If the object has one of these properties, its value must be in the list. */
  readonly equals?: { readonly [name: string]: readonly unknown[] | undefined };
  /** True if the alternative describes only the objects that no other alternative describes. */
  readonly otherwise?: true;
}

const inners = new WeakMap<DescribedProperties, InnerProperties>();

/** Returns the properties of the values inside of a described value. */
export function innerOf(source: DescribedProperties): InnerProperties {
  const found = inners.get(source) ?? source.inner?.() ?? {};
  inners.set(source, found);
  return found;
}

/** Returns descriptions, and the descriptions in their lists `all`, directly or indirectly. */
export function withAll(given: Iterable<DescribedProperties>): readonly DescribedProperties[] {
  const found = new Set(given);
  // The loop also visits the descriptions that it adds.
  for (const one of found) innerOf(one).all?.forEach((other) => found.add(other));
  return [...found];
}

type DescribedPattern = readonly [pattern: RegExp, value: DescribedProperties];

const patterns = new WeakMap<DescribedProperties, readonly DescribedPattern[]>();

/** Returns the patterns for names of properties, with the descriptions of their values. */
export function patternsOf(source: DescribedProperties): readonly DescribedPattern[] {
  const found =
    patterns.get(source) ??
    Object.entries(innerOf(source).patterns ?? {}).map(([pattern, value = {}]): DescribedPattern => [
      new RegExp(pattern, 'u'),
      value,
    ]);
  patterns.set(source, found);
  return found;
}

const matchesOf = (source: DescribedProperties, name: string): readonly DescribedProperties[] =>
  patternsOf(source).flatMap(([pattern, value]) => (pattern.test(name) ? value : []));

function ownOf(source: DescribedProperties, name: string): readonly DescribedProperties[] {
  const { properties } = innerOf(source);
  const own = properties !== undefined && hasOwn(properties, name) ? properties[name] : undefined;
  return own === undefined ? [] : [own];
}

/**
 * Returns the descriptions of the value of a property. In each source, its name and the patterns that it matches describe the property. If
 * there are none, the description of all other properties does.
 */
export const describedValues = (
  sources: readonly DescribedProperties[],
  name: string,
): readonly DescribedProperties[] =>
  sources.flatMap((source) => {
    const found = [...ownOf(source, name), ...matchesOf(source, name)];
    const isNamed = found.length > 0 || source.names?.includes(name) === true;
    return isNamed ? found : (innerOf(source).others ?? []);
  });

/** Returns true if the name of a property or a pattern describes it, and its value may have any properties. */
export const namesWithoutRules = (sources: readonly DescribedProperties[], name: string): boolean =>
  sources.some((source) => matchesOf(source, name).some(hasNoRules)) ||
  (sources.some(({ names }) => names?.includes(name)) && !describesInner(sources, name));

const hasNoRules = ({ names, inner }: DescribedProperties): boolean => names === undefined && inner === undefined;

/** Returns true if the name of a property describes it, with properties inside of its value. */
export const describesInner = (sources: readonly DescribedProperties[], name: string): boolean =>
  sources.some((source) => ownOf(source, name).length > 0);

/**
 * Returns true if sources describe a property, also as one of the other properties, and its value may have any properties. An alternative
 * that names no properties, such as `type: object` alone, does not count: the other alternatives describe the object better.
 */
export const allowsAny = (sources: readonly DescribedProperties[], name: string): boolean =>
  namesWithoutRules(sources, name) ||
  (sources.some(({ names }) => names !== undefined) &&
    sources.some(({ allowsOthers }) => allowsOthers === true) &&
    describedValues(sources, name).length === 0);
