// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasOwn } from '../../shared/has-own.ts';
import type { DescribedAlternative, DescribedProperties, InnerProperties } from './described-properties.ts';

/** The rules for the properties of a value, from all descriptions of the value. */
export interface PropertyRules {
  /** False if an object may have any properties. */
  readonly isClosed: boolean;
  /** A map from the name of a described property to the rules for its value. Null if its value has no rules. */
  readonly names: ReadonlyMap<string, PropertyRules | null>;
  readonly patterns: readonly (readonly [pattern: RegExp, rules: PropertyRules | null])[];
  /** The rules for the values of all other properties. */
  readonly others: PropertyRules | null;
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
  const inners = new WeakMap<DescribedProperties, InnerProperties>();
  let count = 0;

  const innerOf = (described: DescribedProperties): InnerProperties => {
    const found = inners.get(described) ?? described.inner?.() ?? {};
    inners.set(described, found);
    return found;
  };

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
    return Object.assign(rules, build(new Set(all), new Set()));
  }

  const nested = (all: readonly DescribedProperties[]): PropertyRules | null =>
    all.length === 0 ? null : rulesOf([...new Set(all)]);

  /** @param chosen the lists of alternatives whose choice is already in `given`. */
  function build(
    given: ReadonlySet<DescribedProperties>,
    chosen: ReadonlySet<readonly DescribedAlternative[]>,
  ): PropertyRules {
    const sources = withAll(given);
    const inner = sources.map(innerOf);
    const names = new Set(sources.flatMap((source) => [...(source.names ?? []), ...(source.required ?? [])]));
    const valuesOf = (name: string): DescribedProperties[] =>
      inner.flatMap(({ properties }) =>
        properties !== undefined && hasOwn(properties, name) ? (properties[name] ?? []) : [],
      );
    const lists = [...new Set(inner.flatMap(({ oneOf = [] }) => oneOf))].filter((list) => !chosen.has(list));
    const firstItems = Math.max(...inner.map((one) => one.firstItems?.length ?? 0));
    return {
      isClosed: sources.some((one) => one.names !== undefined) && !sources.some(({ allowsOthers }) => allowsOthers),
      names: new Map([...names].map((name) => [name, nested(valuesOf(name))])),
      patterns: inner.flatMap(({ patterns = {} }) =>
        Object.entries(patterns).map(([pattern, value]): [RegExp, PropertyRules | null] => [
          new RegExp(pattern, 'u'),
          nested(value === undefined ? [] : [value]),
        ]),
      ),
      others: nested(inner.flatMap(({ others = [] }) => others)),
      firstItems: Array.from({ length: firstItems }, (_, index) =>
        nested(inner.flatMap((one) => one.firstItems?.[index] ?? one.items ?? [])),
      ),
      items: nested(inner.flatMap(({ items = [] }) => items)),
      ...(lists.length > 0 && { choose: chooser(sources, lists, new Set([...chosen, ...lists])) }),
    };
  }

  /** Returns descriptions, and the descriptions in their lists `all`, directly or indirectly. */
  function withAll(given: ReadonlySet<DescribedProperties>): readonly DescribedProperties[] {
    const found = new Set(given);
    // The loop also visits the descriptions that it adds.
    for (const one of found) innerOf(one).all?.forEach((other) => found.add(other));
    return [...found];
  }

  function chooser(
    sources: readonly DescribedProperties[],
    lists: readonly (readonly DescribedAlternative[])[],
    chosen: ReadonlySet<readonly DescribedAlternative[]>,
  ): (value: object) => PropertyRules {
    const choices = new Map<string, PropertyRules>();
    return (value) => {
      const alternatives = lists.flatMap((list) => alternativesFor(value, list));
      const key = alternatives.map(idOf).join();
      const rules = choices.get(key) ?? build(new Set([...sources, ...alternatives]), chosen);
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
