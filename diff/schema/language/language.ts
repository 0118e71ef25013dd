import { CharSet, DFA, isDisjointWith, NFA, TooManyNodesError, type NoParent, type Node } from 'refa';

/**
 * A set of strings, as a finite automaton. The automaton accepts the strings between two marks, {@link startMark} and {@link endMark}, so that
 * the assertions `^` and `$` of a regular expression are characters.
 */
export type Language = DFA;

/** The two characters after the last character of Unicode. No string contains them. */
export const startMark = 0x11_00_00;
export const endMark = 0x11_00_01;

const lastCharacter = 0x10_ff_ff;
const options = { maxCharacter: endMark };

/** The largest number of states of an automaton. */
const mostStates = 20_000;

/** The largest number of states of the automaton for a regular expression. Larger ones would take seconds. */
const mostStatesOfExpression = 2_000;

const statesOf = () => new DFA.LimitedNodeFactory(mostStates);

/** Returns the result of a computation. Returns undefined if an automaton of the computation would have too many states. */
export function ifSmall<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof TooManyNodesError) return undefined;
    throw error;
  }
}

/** Returns a set of characters between two numbers. */
export const characters = (min: number, max: number): CharSet => CharSet.fromRange(endMark, { min, max });

/** All characters that strings can contain. */
export const anyCharacter = characters(0, lastCharacter);

/** A part of a regular expression that matches each character of a set. */
export const characterClass = (set: CharSet): NoParent<Node> & { type: 'CharacterClass' } => ({
  type: 'CharacterClass',
  characters: set,
});

/** A part of a regular expression that matches between `min` and `max` characters. */
const anyCharacters = (min: number, max: number): NoParent<Node> & { type: 'Quantifier' } => ({
  type: 'Quantifier',
  min,
  max,
  lazy: false,
  alternatives: [{ type: 'Concatenation', elements: [characterClass(anyCharacter)] }],
});

/** Returns the automaton of a regular expression that contains the marks. */
export function languageOf(expression: NoParent<Node> & { type: 'Expression' }): Language {
  const language = DFA.fromFA(
    NFA.fromRegex(expression, options, {}, new NFA.LimitedNodeFactory(mostStatesOfExpression)),
    statesOf(),
  );
  language.minimize();
  return language;
}

type Elements = (NoParent<Node> & { type: 'Concatenation' })['elements'];

/** Returns the expression of a sequence of elements. */
export const sequenceExpression = (elements: Elements): NoParent<Node> & { type: 'Expression' } => ({
  type: 'Expression',
  alternatives: [{ type: 'Concatenation', elements }],
});

const markedElements = (elements: Elements): Language =>
  languageOf(
    sequenceExpression([
      characterClass(characters(startMark, startMark)),
      ...elements,
      characterClass(characters(endMark, endMark)),
    ]),
  );

/** All strings. */
export const allTexts: Language = markedElements([anyCharacters(0, Infinity)]);

/** No strings. */
export const noTexts: Language = DFA.empty(options);

const lengths = new Map<string, Language>();

/** Returns the strings whose number of characters is in a range. */
export function textsOfLength(min: number, max: number): Language {
  const key = `${min} ${max}`;
  const language = lengths.get(key) ?? markedElements([anyCharacters(min, max)]);
  lengths.set(key, language);
  return language;
}

/** Returns the language of a list of strings. */
export const textsIn = (texts: readonly string[]): Language =>
  DFA.fromWords(
    texts.map((text) => [startMark, ...Array.from(text, (character) => character.codePointAt(0) ?? 0), endMark]),
    options,
    statesOf(),
  );

/** Returns the strings that both languages contain. */
export function commonTexts(a: Language, b: Language): Language {
  if (a === b || b === allTexts) return a;
  if (a === allTexts) return b;
  const common = DFA.fromIntersection(a, b, statesOf());
  common.minimize();
  return common;
}

const complements = new WeakMap<Language, Language>();

/** Returns the strings that a language does not contain. */
export function otherTexts(language: Language): Language {
  if (language === allTexts) return noTexts;
  if (language === noTexts) return allTexts;
  const known = complements.get(language);
  if (known !== undefined) return known;
  const others = markedOnly(otherWords(language));
  complements.set(language, others);
  complements.set(others, language);
  return others;
}

/** Returns the words of an automaton that are strings between two marks. */
export function markedOnly(automaton: DFA): Language {
  const language = DFA.fromIntersection(automaton, allTexts, statesOf());
  language.minimize();
  return language;
}

/** Returns true if two languages have no string in common. */
export const haveNoCommonText = (a: Language, b: Language): boolean => isDisjointWith(a, b, mostStates * 5);

/** All words without marks. */
export const anyWords: Language = languageOf(sequenceExpression([anyCharacters(0, Infinity)]));

/** Returns the words of one character of a set, without the marks. */
export const lastCharacters = (set: CharSet): Language =>
  languageOf(sequenceExpression([characterClass(set.intersect(anyCharacter))]));

/** Returns the words that consist of a word of one automaton and a word of another one. */
export function joinedWords(first: DFA, second: DFA): Language {
  const joined = NFA.fromFA(first, new NFA.LimitedNodeFactory(mostStates));
  joined.append(second, new NFA.LimitedNodeFactory(mostStates));
  return minimal(joined);
}

/** Returns the words of two automata. */
export function eitherWords(first: DFA, second: DFA): Language {
  const either = NFA.fromFA(first, new NFA.LimitedNodeFactory(mostStates));
  either.union(second, new NFA.LimitedNodeFactory(mostStates));
  return minimal(either);
}

function minimal(automaton: NFA): Language {
  const language = DFA.fromFA(automaton, statesOf());
  language.minimize();
  return language;
}

/** Returns the words that an automaton does not contain, also those with marks at any place. */
export function otherWords(language: DFA): Language {
  const complement = language.copy(statesOf());
  complement.complement(statesOf());
  return complement;
}

/** Returns true if an automaton contains a word. */
export const hasWords = (language: DFA): boolean => !language.isEmpty;

/** Returns true if two automata contain the same words. */
export const areEqual = (first: DFA, second: DFA): boolean =>
  !hasWords(commonTexts(first, otherWords(second))) && !hasWords(commonTexts(second, otherWords(first)));
