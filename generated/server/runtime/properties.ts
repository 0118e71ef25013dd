// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasOwn } from '../../shared/types.ts';

/** The rules for the properties of a value, from all descriptions of the value. */
export interface PropertyRules {
  /** A map from the name of a described property to the rules for its value. Null if its value has no rules. */
  readonly names: ReadonlyMap<string, PropertyRules | null>;
  /** Returns the rules for a property that `names` does not contain. Returns undefined if the property is left out. */
  readonly other: (name: string) => PropertyRules | null | undefined;
  readonly firstItems: readonly (PropertyRules | null)[];
  readonly items: PropertyRules | null;
  /** Returns the rules for a value. They contain the rules of the alternatives that describe the value. Absent without alternatives. */
  readonly choose?: (value: object) => PropertyRules;
}

/** Returns the rules for a description. */
export type RulesOf = (described: DescribedProperties) => PropertyRules;

/** Returns a function that builds the rules of each description once. */
export function createRules(): RulesOf {
  const known = new Map<string, PropertyRules>();
  const ids = new WeakMap<DescribedProperties, number>();
  const unions = new Map<string, DescribedProperties>();
  let count = 0;

  const idOf = (described: DescribedProperties): number => {
    const known = ids.get(described);
    if (known !== undefined) return known;
    count += 1;
    ids.set(described, count);
    return count;
  };

  /** Returns the rules for a value with several descriptions. A description that contains itself gets the same rules inside of itself. */
  function rulesOf(all: readonly DescribedProperties[]): PropertyRules {
    const key = all.map(idOf).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const rules = {};
    known.set(key, rules as PropertyRules);
    return Object.assign(rules, build(new Set(all), new Set(), []));
  }

  const nested = (all: readonly DescribedProperties[]): PropertyRules | null =>
    all.length === 0 ? null : rulesOf([...new Set(all)]);

  /**
   * @param chosen the lists of alternatives whose choice is already in `given`.
   * @param possible the descriptions in `given` that are alternatives to each other.
   */
  function build(
    given: ReadonlySet<DescribedProperties>,
    chosen: ReadonlySet<readonly DescribedAlternative[]>,
    possible: readonly DescribedAlternative[],
  ): PropertyRules {
    const sources = withAll(given);
    const inner = sources.map(innerOf);
    const groups = possible.map((one) => withAll(new Set([one])));
    const certain = sources.filter((source) => !groups.some((group) => group.includes(source)));
    const names = new Set(sources.flatMap(({ names = [], required = [] }) => [...names, ...required]));
    const lists = [...new Set(inner.flatMap(({ oneOf = [] }) => oneOf))].filter((list) => !chosen.has(list));
    const firstItems = Math.max(...inner.map((one) => one.firstItems?.length ?? 0));
    const rulesFor = (name: string): PropertyRules | null => {
      if (namesWithoutRules(sources, name)) return null;
      const values = describedValues(certain, name);
      // If one of several alternatives allows any value, only the other descriptions of the object restrict the value.
      if (groups.some((group) => allowsAny(group, name))) return describesInner(certain, name) ? nested(values) : null;
      return nested([...values, ...unionOf(groups.map((group) => describedValues(group, name)))]);
    };
    return {
      names: new Map([...names].map((name) => [name, rulesFor(name)])),
      other: rulesOfOthers(sources, rulesFor),
      firstItems: Array.from({ length: firstItems }, (_, index) =>
        nested(inner.flatMap((one) => one.firstItems?.[index] ?? one.items ?? [])),
      ),
      items: nested(inner.flatMap(({ items = [] }) => items)),
      ...(lists.length > 0 && { choose: chooser(sources, lists, new Set([...chosen, ...lists]), possible) }),
    };
  }

  /** Returns the rules for properties without names. Computes them once for all properties that match the same patterns. */
  function rulesOfOthers(
    sources: readonly DescribedProperties[],
    rulesFor: (name: string) => PropertyRules | null,
  ): PropertyRules['other'] {
    const isClosed =
      sources.some((one) => one.names !== undefined) && !sources.some(({ allowsOthers }) => allowsOthers);
    const patterns = sources.flatMap(patternsOf);
    const found = new Map<string, PropertyRules | null>();
    return (name) => {
      const matching = patterns.filter(([pattern]) => pattern.test(name));
      if (isClosed && matching.length === 0) return undefined;
      const key = matching.map(([pattern]) => pattern.source).join('\n');
      if (!found.has(key)) found.set(key, rulesFor(name));
      return found.get(key);
    };
  }

  /** Returns a description of the values that one of several lists describes. The same lists get the same description. */
  function unionOf(lists: readonly (readonly DescribedProperties[])[]): readonly DescribedProperties[] {
    const byKey = new Map(lists.filter(({ length }) => length > 0).map((list) => [list.map(idOf).join(), list]));
    const different = [...byKey.values()];
    if (different.length < 2) return different.flat();
    const key = [...byKey.keys()].join(';');
    const oneOf = [different.map((all) => ({ inner: () => ({ all }) }))];
    const union = unions.get(key) ?? { inner: () => ({ oneOf }) };
    unions.set(key, union);
    return [union];
  }

  function chooser(
    sources: readonly DescribedProperties[],
    lists: readonly (readonly DescribedAlternative[])[],
    chosen: ReadonlySet<readonly DescribedAlternative[]>,
    possible: readonly DescribedAlternative[],
  ): (value: object) => PropertyRules {
    const choices = new Map<string, PropertyRules>();
    return (value) => {
      const found = lists.map((list) => alternativesFor(value, list));
      const key = found.map((list) => list.map(idOf).join()).join(';');
      const known = choices.get(key);
      if (known !== undefined) return known;
      const several = found.flatMap((list) => (list.length > 1 ? list : []));
      const rules = build(new Set([...sources, ...found.flat()]), chosen, [...possible, ...several]);
      choices.set(key, rules);
      return rules;
    };
  }

  return (described) => rulesOf([described]);
}

/** Returns the alternatives whose conditions a value satisfies. If there are none, returns all alternatives. */
function alternativesFor(value: object, list: readonly DescribedAlternative[]): readonly DescribedAlternative[] {
  if (Array.isArray(value)) return list;
  const matching = list.filter(
    ({ requires = [], equals = {} }) =>
      requires.every((name) => memberOf(value, name) !== undefined) &&
      Object.entries(equals).every(([name, values]) => {
        const member = memberOf(value, name);
        return member === undefined || values?.includes(member) !== false;
      }),
  );
  if (matching.length === 0) return list;
  const specific = matching.filter(({ otherwise }) => otherwise !== true);
  return specific.length === 0 ? matching : specific;
}

const memberOf = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

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
