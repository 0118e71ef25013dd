import { recentCharacters } from './recent-characters.ts';

// Matches characters that are not allowed in an identifier. Also matches invisible characters that are allowed in an identifier. For
// example, the Hangul fillers are invisible letters.
const separators = /[^[\p{ID_Continue}$]--\p{Default_Ignorable_Code_Point}]+/v;

/** Returns true if a name consists of ASCII letters, digits, `_` and `$`. Nearly all names are plain. */
const isPlainName = (name: string): boolean => /^[\w$]+$/u.test(name);

/**
 * Splits a name from the description into words. All characters except letters, digits, `_` and `$` are separators. An upper-case letter
 * does not start a new word. For example, `pullRequest` is one word.
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
  // For some letters, the upper-case letter is newer than TypeScript's version of Unicode. Such a letter is not changed.
  return (capital.search(recentCharacters) === -1 ? capital : first) + word.slice(first.length);
};

const uncapitalized = (word: string): string => {
  // A sequence of upper-case letters at the start counts as one word. For example, `URLMap` becomes `urlMap`, and `ID` becomes `id`.
  const run = /^\p{Lu}+(?=\p{Lu}\p{Ll}|$)|^\p{Lu}/u.exec(word)?.[0] ?? '';
  return run.toLowerCase() + word.slice(run.length);
};

/**
 * Converts a name from the description to a type name. For example, `opening-hour` becomes `OpeningHour`. Returns an empty string if the
 * name has no character that an identifier can contain.
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
 * Converts a name from the description to the name of a function, variable or property. For example, `Shop pets` becomes `shopPets`.
 * Returns an empty string if the name has no character that an identifier can contain.
 */
export function valueName(name: string): string {
  // The results are cached, because names such as `id` and `created_at` occur often.
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
 * Converts a name from the description to a file name without extension. For example, `Shop pets` becomes `shop-pets`. The file name
 * contains only the characters `a-z 0-9 $ -`, and letters and digits of other scripts.
 */
export const fileName = (name: string): string => lowerCaseWords(name).join('-');

/** Returns the words of a name in lower case. For example, the words of `created_at` and of `createdAt` are `created` and `at`. */
export function lowerCaseWords(name: string): string[] {
  return words(name)
    .flatMap((word) => word.split(/_|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

// Adds an underscore before a name that starts with a digit or a combining mark, because an identifier cannot start with such a character.
const startable = (name: string): string => (name === '' || /^[\p{ID_Start}$_]/u.test(name) ? name : `_${name}`);

/** Words that ECMAScript or TypeScript reserves. Functions and variables of a module cannot have these names. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** Returns true if a text is a valid name for a declaration. The rule `BindingIdentifier` of ECMA-262 defines these names. */
export const isIdentifier = (text: string): boolean =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(text) &&
  text.search(recentCharacters) === -1 &&
  !reservedWords.has(text);
