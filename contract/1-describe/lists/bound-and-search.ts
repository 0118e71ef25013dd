import { lowerCaseWords } from '@forgespec/model/names';
import type { KeywordSchema } from '@forgespec/model';
import { declaresFilter, wordsInText } from './declares-filter.ts';
import type { FilterMeaning, FilterRelation, NamedParameter } from './filter.ts';
import { isTime, type ItemProperty } from './item-property.ts';

const joined = (words: readonly string[]): string => words.join('');

const isNumber = ({ type }: KeywordSchema): boolean =>
  type?.some((each) => /^(?:integer|number)$/u.test(each)) === true;

const lower = /^(?:after|since|from|start|min|minimum|gte?|least)$/u;
const upper = /^(?:before|until|till|to|end|max|maximum|lte?|most)$/u;

const inclusive =
  /\b(?:or (?:later|earlier|after|before|newer|older|more|higher|fewer|less|lower|equal)|at (?:least|most)|inclusive(?:ly)?)\b/iu;

/** A parameter such as `printed_after`, `since` or `min_pages` is a bound of a time or a number. */
export function boundMeaning(
  { parameter, merged, words }: NamedParameter,
  properties: readonly ItemProperty[],
): FilterMeaning | undefined {
  if (!isTime(merged) && !isNumber(merged)) return undefined;
  const relation = relationOf(words);
  if (relation === undefined) return undefined;
  const stem = words.filter((word) => !lower.test(word) && !upper.test(word) && !/^(?:at|date|time|on)$/u.test(word));
  const comparable = properties.filter(
    ({ merged: own, isRepeated, names }) =>
      !isRepeated && names.length === 1 && (isTime(merged) ? isTime(own) : isNumber(own) && !isTime(own)),
  );
  const named = comparable.find(({ names }) => stem.length > 0 && joined(stemOf(names[0] ?? '')) === joined(stem));
  const isInclusive = inclusive.test(parameter.description ?? '');
  if (named !== undefined) return { relation, properties: [named], isInclusive, isDeclared: declaresFilter(parameter) };
  return stem.length === 0 && isTime(merged) ? ofMentioned(parameter, relation, comparable) : undefined;
}

/** Returns the meaning of a parameter whose name says nothing about the property, such as `since`. The description may mention it. */
function ofMentioned(
  parameter: NamedParameter['parameter'],
  relation: FilterRelation,
  comparable: readonly ItemProperty[],
): FilterMeaning | undefined {
  const text = (parameter.description ?? '').toLowerCase();
  const mentioned = comparable.filter(({ names }) => stemOf(names[0] ?? '').every((word) => text.includes(word)));
  return mentioned.length === 1
    ? { relation, properties: mentioned, isDeclared: declaresFilter(parameter) }
    : undefined;
}

/** Returns the relation that exactly one of the words states. */
function relationOf(words: readonly string[]): FilterRelation | undefined {
  const relations = words.flatMap((word): FilterRelation[] =>
    lower.test(word) ? ['at-least'] : upper.test(word) ? ['at-most'] : [],
  );
  return relations.length === 1 ? relations[0] : undefined;
}

const stemOf = (name: string): string[] => lowerCaseWords(name).filter((word) => !/^(?:at|date|time|on)$/u.test(word));

const searchNames = /^(?:search|q|query|keywords?|text|terms?|find|filter)$/u;

/** A text such as `search` or `q` is searched in texts of the items. The description may name the searched properties. */
export function searchMeaning(
  { parameter, merged, words }: NamedParameter,
  properties: readonly ItemProperty[],
): FilterMeaning | undefined {
  const isText = merged.type?.includes('string') === true && merged.enum === undefined && merged.format === undefined;
  if (!isText || words.length !== 1 || !searchNames.test(words[0] ?? '')) return undefined;
  const mentioned = wordsInText(parameter);
  const searched = properties.filter(
    ({ names, merged: own }) =>
      names.length === 1 &&
      own.type?.includes('string') === true &&
      !isTime(own) &&
      lowerCaseWords(names[0] ?? '').every((word) => mentioned.has(word)),
  );
  const text = parameter.description ?? '';
  return {
    relation: 'contains',
    properties: searched,
    isDeclared: declaresFilter(parameter) || /\b(?:search|match|find)/iu.test(text),
  };
}
