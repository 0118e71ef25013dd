import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import type { Arguments } from '../../../http/arguments.ts';
import type { Filter } from '../../../1-describe/lists/filter.ts';
import { itemValues } from '../../../1-describe/lists/item-property.ts';
import { matchOf } from '../../../1-describe/lists/matches-filter.ts';
import type { ContractSubject } from '../../../1-describe/subject.ts';

/** A value of a filter that selects a resource before a change but not after it, or the other way round. */
export interface ChangedSelection {
  readonly filter: Filter;
  readonly query: Arguments['query'];
  /** The parameter with its value, for messages. */
  readonly text: string;
  /** True if the filter selects the resource after the change. */
  readonly isSelected: boolean;
}

/** The maximum number of values of one filter. */
const maxValues = 2;

/** Returns the values of the filters that compare a property, if the property has changed from one of them to another. */
export function changedSelections(
  subject: ContractSubject,
  filters: readonly Filter[],
  name: string,
  before: JsonObject,
  after: JsonObject,
): ChangedSelection[] {
  return filters
    .filter((filter) => propertiesOf(filter).some(({ names }) => names.length === 1 && names[0] === name))
    .flatMap((filter) => {
      const { parameter, isList } = filter;
      const values = filterValuesIn(subject, filter, [before, after]);
      const selections = values.flatMap((value): ChangedSelection[] => {
        const [first, second] = [before, after].map((item) => matchOf(item, filter, value));
        if (first === second || first === 'open' || second === 'open') return [];
        const query = { [parameter.name]: isList ? [value] : value };
        return [{ filter, query, text: `${parameter.name}=${String(value)}`, isSelected: second === 'yes' }];
      });
      return selections.slice(0, maxValues);
    });
}

/** Returns the values of a filter that select a resource. Leaves out bounds and searches, which select by more than one value. */
export function selectingValues(subject: ContractSubject, filter: Filter, item: JsonObject): JsonValue[] {
  return filterValuesIn(subject, filter, [item]).filter((value) => matchOf(item, filter, value) === 'yes');
}

const propertiesOf = ({ properties, options }: Filter): readonly { readonly names: readonly string[] }[] => [
  ...properties,
  ...[...options.values()].map(({ property }) => property),
];

/** Returns the valid values of a filter that occur in items. */
function filterValuesIn(subject: ContractSubject, filter: Filter, items: readonly JsonObject[]): JsonValue[] {
  const { relation, options, properties, isFlag, isList, parameter } = filter;
  if (relation === 'option') return [...options.keys()];
  if (relation !== 'equal') return [];
  const single = isList ? mergedSchema(parameter.schema, subject.resolve)?.items : undefined;
  const check = subject.check(single ?? parameter.schema);
  const found = items.flatMap((item) => properties.flatMap((property) => itemValues(item, property)));
  return [...new Set(found)].filter(
    (value) =>
      value !== '' && !String(value).includes(',') && !(isFlag && value === false) && check(value).length === 0,
  );
}
