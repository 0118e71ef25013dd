import type { KeywordSchema, Schema } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { typeWords } from './keywords/type.ts';
import { tagsOf, typesOf } from './options.ts';
import type { Scope } from './scope.ts';
import { callsFunctions, type Condition } from './condition.ts';

/**
 * Returns a name for the functions of each option. The name is derived from the title, from the only allowed value of a required property
 * (such as `cat` for `type`), from the property that only this option requires, or from the type. If none of these is unique, the name
 * contains a number.
 */
export function optionNames(options: readonly Schema[], what: 'Option' | 'Part', scope: Scope): string[] {
  const wanted = options.map((option) => candidates(option, options, scope));
  const rounds = Math.max(...wanted.map((names) => names.length));
  const taken = new Set<string>();
  const names = options.map(() => '');
  for (let round = 0; round < rounds; round++) {
    for (const [index, words] of wanted.entries()) {
      const name = words[round] ?? '';
      const isUnique = name !== '' && wanted.every((other, at) => at === index || other[round] !== name);
      if (names[index] !== '' || !isUnique || taken.has(name)) continue;
      names[index] = name;
      taken.add(name);
    }
  }
  return names.map((name, index) => `${scope.name}${name === '' ? `${what}${index + 1}` : name}`);
}

/**
 * Returns possible names of an option, the most specific first. If a kind of name is not possible for the option, the list contains an
 * empty string at this position.
 */
function candidates(option: Schema, options: readonly Schema[], scope: Scope): readonly string[] {
  if (option.kind === 'boolean') return [];
  const tag = Array.from(tagsOf(option, scope.resolve).values()).find((values) => values.length === 1);
  const [only = '', ...more] = ownRequired(option, options);
  const [type, ...types] = (typesOf(option, scope.resolve) ?? []).filter((name) => name !== 'null');
  return [
    typeName(option.annotations.title ?? '').slice(0, 40),
    typeof tag?.[0] === 'string' ? typeName(tag[0]) : '',
    typeName(only) === '' || more.length > 0 ? '' : `With${typeName(only)}`,
    type === undefined || types.length > 0 ? '' : typeName(type),
  ];
}

/** Returns the properties that only this option requires. */
function ownRequired(option: KeywordSchema, options: readonly Schema[]): readonly string[] {
  const others = options.filter((other) => other !== option);
  const isOwn = (name: string): boolean =>
    !others.some((other) => other.kind === 'keywords' && other.required?.includes(name) === true);
  return (option.required ?? []).filter(isOwn);
}

/**
 * Returns a short description of an option for a message: `Pet`, `a string`, `an object with "name"`. Returns undefined if the option
 * cannot be described briefly.
 */
function optionWords(option: Schema, options: readonly Schema[], scope: Scope): string | undefined {
  if (option.kind === 'boolean') return undefined;
  if (option.reference !== undefined) return scope.nameOf(option.reference);
  if (option.annotations.title !== undefined) return inSentence(option.annotations.title);
  const types = typesOf(option, scope.resolve);
  if (types !== undefined && !types.includes('object')) return typeWords(types);
  const required = ownRequired(option, options).map((name) => JSON.stringify(name));
  return required.length === 0 || required.length > 3 ? undefined : `an object with ${required.join(', ')}`;
}

// Changes the first letter of a title to lower case, except in a word such as `URL`.
const inSentence = (title: string): string => title.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (first) => first.toLowerCase());

/**
 * For each option, returns the condition that is true if the value does not match the option. Conditions that call
 * functions of schemas are last.
 */
export function optionFailures(options: readonly Schema[], scope: Scope): Condition[] {
  const names = optionNames(options, 'Option', scope);
  const { value, known } = scope;
  return options
    .map((schema, index) => scope.failure({ schema, value, known, name: names[index] ?? scope.name }))
    .toSorted((a, b) => Number(callsFunctions(a)) - Number(callsFunctions(b)));
}

/** Returns a message such as `must be one of Pet, a string`. */
export function optionsMessage(how: string, options: readonly Schema[], scope: Scope): string {
  const words = options.map((option) => optionWords(option, options, scope));
  const named = words.filter((word) => word !== undefined);
  const areNamed = new Set(named).size === options.length && options.length <= 6;
  return `must be ${how} ${areNamed ? named.join(', ') : `${options.length} shapes`}`;
}
