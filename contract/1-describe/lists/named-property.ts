import type { JsonValue } from '@forgespec/description/json';
import { lowerCaseWords } from '@forgespec/model/names';
import type { KeywordSchema } from '@forgespec/model';
import { declaresFilter, wordsInText } from './declares-filter.ts';
import type { FilterMeaning, FilterOption, NamedParameter } from './filter.ts';
import { isTime, type ItemProperty } from './item-property.ts';

const joined = (words: readonly string[]): string => words.join('');

const singular = (word: string): string => word.replace(/ies$/u, 'y').replace(/(?<!s)s$/u, '');

/** Returns the words of the whole path of a property, each in the singular: `readers`, `id` → `readerid`. */
const wordsOf = ({ names }: ItemProperty): string => joined(names.flatMap(lowerCaseWords).map(singular));

/** A parameter names a property, or several values of it: `reader_id` names `reader.id`, and `ids[]` names `id`. */
export function namedProperty(named: NamedParameter, properties: readonly ItemProperty[]): FilterMeaning | undefined {
  const { parameter, merged, words, isList } = named;
  const wanted = joined(words.map(singular));
  const found = properties.filter((property) => wordsOf(property) === wanted && isComparable(merged, property.merged));
  if (found.length > 0) {
    const isPlain = isList || found.some(({ names }) => joined(names.flatMap(lowerCaseWords)) === joined(words));
    return {
      relation: containsText.test(parameter.description ?? '') ? 'contains' : 'equal',
      properties: found,
      isDeclared: isPlain || declaresFilter(parameter),
    };
  }
  return ofObject(named, properties) ?? ofFlag(named, properties);
}

const containsText =
  /\b(?:contain|match|partial|substring|begin|start|prefix|part of|similar|fuzzy|regex|pattern|wildcard)/iu;

/** A parameter with the name of an object names the property of this object that its description mentions: `book` → `book.title`. */
function ofObject(
  { parameter, merged, words }: NamedParameter,
  properties: readonly ItemProperty[],
): FilterMeaning | undefined {
  if (!declaresFilter(parameter)) return undefined;
  const wanted = joined(words.map(singular));
  const mentioned = wordsInText(parameter);
  const inObject = properties.filter(
    ({ names, merged: own }) =>
      names.length > 1 &&
      joined(names.slice(0, -1).flatMap(lowerCaseWords).map(singular)) === wanted &&
      isComparable(merged, own) &&
      lowerCaseWords(names.at(-1) ?? '').every((word) => mentioned.has(word)),
  );
  return inObject.length === 1 ? { relation: 'equal', properties: inObject, isDeclared: true } : undefined;
}

/** A boolean such as `only_lent` or `with_loans_enabled` names a boolean property, if its description declares a filter. */
function ofFlag(
  { parameter, merged, words }: NamedParameter,
  properties: readonly ItemProperty[],
): FilterMeaning | undefined {
  if (merged.type?.includes('boolean') !== true || !declaresFilter(parameter)) return undefined;
  const wanted = joined(words.filter((word) => !/^(?:has|is|only|with)$/u.test(word)));
  const named = properties.filter(
    ({ names, merged: own }) =>
      joined(names.flatMap(lowerCaseWords)) === wanted && own.type?.includes('boolean') === true,
  );
  return named.length === 0 ? undefined : { relation: 'equal', properties: named, isDeclared: true, isFlag: true };
}

/** Returns true if the values of a parameter and of a property have a type in common and, if both are enumerated, a value in common. */
function isComparable(parameter: KeywordSchema, property: KeywordSchema): boolean {
  if (isTime(parameter) !== isTime(property)) return false;
  const options = parameter.enum;
  if (options !== undefined && property.enum !== undefined)
    return options.some((option) => option !== null && property.enum?.includes(option) === true);
  const kinds = (schema: KeywordSchema): string[] =>
    (schema.type ?? []).filter((type) => type !== 'null').map((type) => (type === 'integer' ? 'number' : type));
  return kinds(parameter).some((kind) => kinds(property).includes(kind));
}

/**
 * The values of a parameter can name properties, or values of enumerated properties: `inactive` means that `active` is false, and `running`
 * that the status is `running`. With the values `yes` and `no`, the description mentions the property.
 */
export function namedOptions(
  { parameter, merged }: NamedParameter,
  properties: readonly ItemProperty[],
): FilterMeaning | undefined {
  const texts = (merged.enum ?? []).filter((value) => typeof value === 'string');
  if (texts.length < 2 || !declaresFilter(parameter)) return undefined;
  const own = properties.filter(({ names, isRepeated }) => names.length === 1 && !isRepeated);
  const mentioned = new Set([...wordsInText(parameter)].map(singular));
  const flags = own.filter(({ merged: { type } }) => type?.includes('boolean') === true);
  const inText = flags.filter(({ names }) =>
    lowerCaseWords(names[0] ?? '').every((word) => mentioned.has(singular(word))),
  );
  const options = texts.flatMap((text) => {
    const option = yesOrNo.test(text) ? switchOption(inText, text) : (flagOption(flags, text) ?? enumOption(own, text));
    return option === undefined ? [] : [[text, option] as const];
  });
  if (options.length === 0) return undefined;
  const used = [...new Set(options.map(([, { property }]) => property))];
  return { relation: 'option', properties: used, options: new Map(options), isDeclared: true };
}

const yesOrNo = /^(?:yes|no)$/iu;

/** Returns the meaning of `yes` or `no`, if the description mentions only one property. */
function switchOption([property, ...others]: readonly ItemProperty[], text: string): FilterOption | undefined {
  return property === undefined || others.length > 0 ? undefined : { property, value: text.toLowerCase() === 'yes' };
}

function flagOption(flags: readonly ItemProperty[], text: string): FilterOption | undefined {
  const wanted = joined(lowerCaseWords(text));
  for (const property of flags) {
    const name = joined(property.names.flatMap(lowerCaseWords));
    if (wanted === name) return { property, value: true };
    if (['in', 'un', 'non', 'not'].some((prefix) => wanted === prefix + name)) return { property, value: false };
  }
  return undefined;
}

function enumOption(properties: readonly ItemProperty[], text: string): FilterOption | undefined {
  const [property, ...others] = properties.filter(({ merged }) => merged.enum?.includes(text) === true);
  return property === undefined || others.length > 0 ? undefined : { property, value: text satisfies JsonValue };
}
