import { lowerCaseWords } from '@forgespec/model/names';
import type { Parameter } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import type { ContractSubject, TestedOperation } from '../subject.ts';
import { boundMeaning, searchMeaning } from './bound-and-search.ts';
import type { Filter } from './filter.ts';
import type { ItemList } from './item-list.ts';
import { namedOptions, namedProperty } from './named-property.ts';

/** Returns the filters of a list. Leaves out a parameter whose meaning is not known. */
export function filtersOf(subject: ContractSubject, operation: TestedOperation, list: ItemList): Filter[] {
  const paging = new Set(Object.values(operation.pagination?.parameters ?? {}));
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && !parameter.required && !paging.has(parameter.name))
    .flatMap((parameter) => filterOf(subject, parameter, list) ?? []);
}

function filterOf(subject: ContractSubject, parameter: Parameter, { properties }: ItemList): Filter | undefined {
  const outer = mergedSchema(parameter.schema, subject.resolve);
  const isList = outer?.items !== undefined;
  const merged = outer?.items === undefined ? outer : mergedSchema(outer.items, subject.resolve);
  if (merged === undefined || merged.properties !== undefined) return undefined;
  const named = { parameter, merged, words: lowerCaseWords(parameter.name), isList };
  const meaning =
    namedProperty(named, properties) ??
    namedOptions(named, properties) ??
    boundMeaning(named, properties) ??
    searchMeaning(named, properties);
  return meaning === undefined
    ? undefined
    : { parameter, merged, isList, isFlag: false, isInclusive: false, options: new Map(), ...meaning };
}
