import { recentCharacters } from './recent-characters.ts';

// Characters that cannot be part of an identifier, and invisible ones that could (the Hangul fillers, for example, are letters).
const separators = /[^[\p{ID_Continue}$]--\p{Default_Ignorable_Code_Point}]+/v;

/** Nearly all names are one word that is already an identifier. */
const isPlainName = (name: string): boolean => /^[\w$]+$/u.test(name);

/**
 * Splits a name of the description into words, at every character except letters, digits, `_` and `$`. Case does not split:
 * `pullRequest` is one word.
 */
function words(name: string): string[] {
  if (isPlainName(name)) return [name];
  return name
    .normalize('NFC')
    .replaceAll(recentCharacters, ' ')
    .split(separators)
    .filter((word) => word !== '');
}

const capitalized = (word: string): string => {
  const [first = ''] = word;
  const capital = first.toUpperCase();
  // The capitals of some letters are newer than TypeScript's version of Unicode.
  return (capital.search(recentCharacters) === -1 ? capital : first) + word.slice(first.length);
};

const uncapitalized = (word: string): string => {
  // `URLMap` becomes `urlMap`, `ID` becomes `id`: a leading sequence of capitals is one word.
  const run = /^\p{Lu}+(?=\p{Lu}\p{Ll}|$)|^\p{Lu}/u.exec(word)?.[0] ?? '';
  return run.toLowerCase() + word.slice(run.length);
};

/**
 * Returns a type name for a name of the description, `opening-hour` → `OpeningHour`. Returns an empty text if no character of it
 * can be part of an identifier.
 */
export function typeName(name: string): string {
  return startable(
    words(name)
      .flatMap((word) => word.split('_'))
      .map(capitalized)
      .join(''),
  );
}

/**
 * Returns the name of a function, variable or property for a name of the description, `Shop pets` → `shopPets`. Returns an empty
 * text if no character of it can be part of an identifier.
 */
export function valueName(name: string): string {
  // A cache, because names such as `id` and `created_at` are frequent.
  const known = valueNames.get(name);
  if (known !== undefined) return known;
  const made = makeValueName(name);
  if (isPlainName(name)) valueNames.set(name, made);
  return made;
}

const valueNames = new Map<string, string>();

function makeValueName(name: string): string {
  const [first = '', ...others] = words(name)
    .flatMap((word) => word.split('_'))
    .filter((word) => word !== '');
  const joined = startable(uncapitalized(first) + others.map(capitalized).join(''));
  return reservedWords.has(joined) ? `${joined}_` : joined;
}

/**
 * Returns a file name without extension for a name of the description, `Shop pets` → `shop-pets`. It consists of `a-z 0-9 -`, and
 * of letters of other scripts.
 */
export function fileName(name: string): string {
  return words(name)
    .flatMap((word) => word.split(/_|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
    .filter((word) => word !== '')
    .join('-')
    .toLowerCase();
}

// A name of the description may start with a digit or a combining mark. A TypeScript identifier cannot.
const startable = (name: string): string => (name === '' || /^[\p{ID_Start}$_]/u.test(name) ? name : `_${name}`);

/** Words that ECMAScript and TypeScript reserve: a function or variable of a module cannot have them as its name. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** Returns true if a text can be the name of a declaration. ECMA-262, `BindingIdentifier`. */
export const isIdentifier = (text: string): boolean =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(text) &&
  text.search(recentCharacters) === -1 &&
  !reservedWords.has(text);
