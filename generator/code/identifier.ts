import { recentCharacters } from './recent-characters.ts';

// What may stand in an identifier, but for characters that nobody sees (the Hangul fillers, for one, are letters).
const separators = /[^[\p{ID_Continue}$]--\p{Default_Ignorable_Code_Point}]+/v;

/** Nearly all names are one word that may stand in code as it is. */
const isPlainName = (name: string): boolean => /^[\w$]+$/u.test(name);

/**
 * The words of a name of the description: split where it has anything but letters, digits, `_` and `$`, and kept as written
 * otherwise, so that `pullRequest` stays two words in one.
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
  // Some old letters have got capitals only now.
  return (capital.search(recentCharacters) === -1 ? capital : first) + word.slice(first.length);
};

const uncapitalized = (word: string): string => {
  // `URLMap` becomes `urlMap`, `ID` becomes `id`: a leading run of capitals is one word.
  const run = /^\p{Lu}+(?=\p{Lu}\p{Ll}|$)|^\p{Lu}/u.exec(word)?.[0] ?? '';
  return run.toLowerCase() + word.slice(run.length);
};

/**
 * A name of the description as a type name, `opening-hour` → `OpeningHour`. Empty when no character of it can stand
 * in an identifier.
 */
export function typeName(name: string): string {
  return startable(
    words(name)
      .flatMap((word) => word.split('_'))
      .map(capitalized)
      .join(''),
  );
}

/** A name of the description as the name of a function, variable or property, `Shop pets` → `shopPets`. Empty as above. */
export function valueName(name: string): string {
  // The same names are asked for again and again: `id`, `created_at`.
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

/** A name of the description as a file name without its ending, `Shop pets` → `shop-pets`. Only `a-z 0-9 -`, unless other scripts need more. */
export function fileName(name: string): string {
  return words(name)
    .flatMap((word) => word.split(/_|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
    .filter((word) => word !== '')
    .join('-')
    .toLowerCase();
}

// A name may start with a digit or a combining mark in a description, and not in TypeScript.
const startable = (name: string): string => (name === '' || /^[\p{ID_Start}$_]/u.test(name) ? name : `_${name}`);

/** Words that ECMAScript and TypeScript do not allow as the name of a function or variable in a module. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** Whether text is a name that may stand where a binding is declared. ECMA-262, `BindingIdentifier`. */
export const isIdentifier = (text: string): boolean =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(text) &&
  text.search(recentCharacters) === -1 &&
  !reservedWords.has(text);
