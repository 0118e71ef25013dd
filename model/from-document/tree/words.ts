// An acronym with a plural `s`, a word, an acronym, or a letter without case.
const wordPattern = /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}\p{N}\p{Lo}\p{Lm}$]+|\p{Lu}+(?!\p{Ll})\p{N}*|\p{L}/gu;

/** Splits a name from the description into words. Keeps upper-case letters: the words of `listACLsOf` are `list`, `ACLs` and `Of`. */
export function wordsOf(name: string): readonly string[] {
  // The results are cached, because the names of areas and segments occur in many operations, and in each run of a process.
  const words = knownWords.get(name) ?? name.normalize('NFC').match(wordPattern) ?? [];
  knownWords.set(name, words);
  return words;
}

const knownWords = new Map<string, readonly string[]>();

// Words that end with `s`, but are not plurals.
const singulars = new Set(
  (
    'access address alias always analytics as aws basis business bus canvas chaos class cors css dns express firebase focus gas gps ' +
    'https ios is its jenkins kubernetes news oss process progress redis sas series settings sms sos stats status success tls ' +
    'this us vms vps windows xms'
  ).split(' '),
);

/** Returns the singular of an English noun, in lower case. */
export function singular(noun: string): string {
  const word = noun.toLowerCase();
  if (!word.endsWith('s') || word.length < 3 || singulars.has(word) || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Returns true if the last of some words is a plural. */
export const isPlural = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return singular(last) !== last.toLowerCase() || irregularPlurals.has(last.toLowerCase());
};

const irregularPlurals = new Set(['people', 'children', 'media', 'data', 'criteria', 'indices', 'metadata']);

/** Returns a text that is equal for the same nouns, whether they are singular or plural, and however they are separated. */
export const nounsKey = (words: readonly string[]): string => words.map(singular).join('');

/**
 * Returns the words after some nouns, if the words begin with these nouns. Otherwise returns undefined. For example, the words
 * `vector store files` without the nouns `vectorStores` are `files`.
 */
export function withoutNouns(words: readonly string[], nouns: readonly string[]): string[] | undefined {
  const key = nounsKey(nouns);
  if (key === '') return undefined;
  const length = words.findIndex((_, index) => nounsKey(words.slice(0, index + 1)) === key);
  return length === -1 ? undefined : words.slice(length + 1);
}

/** Returns the words before some nouns, if the words end with these nouns. Otherwise returns undefined. */
export function beforeNouns(words: readonly string[], nouns: readonly string[]): string[] | undefined {
  const key = nounsKey(nouns);
  const start = words.findIndex((_, index) => nounsKey(words.slice(index)) === key);
  return start === -1 ? undefined : words.slice(0, start);
}
