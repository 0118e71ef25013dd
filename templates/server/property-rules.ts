import {
  allowsAny,
  describedValues,
  describesInner,
  innerOf,
  namesWithoutRules,
  patternsOf,
  withAll,
  type DescribedAlternative,
  type DescribedProperties,
} from './described-properties.ts';

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
