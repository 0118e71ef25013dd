import type { CharSet, Concatenation, NoParent } from 'refa';
import {
  anyWords,
  areEqual,
  characterClass,
  characters,
  commonTexts,
  eitherWords,
  endMark,
  sequenceExpression,
  hasWords,
  joinedWords,
  languageOf,
  lastCharacters,
  noTexts,
  otherWords,
  startMark,
  type Language,
} from './language.ts';

type Elements = NoParent<Concatenation>['elements'];
type Element = Elements[number];
type Look = Element & { readonly type: 'Assertion' };

/** The possible rest of a string after a place in a pattern. */
interface Rest {
  /** The characters that may be before the place, or the start mark. Undefined if each of them may. */
  readonly before: CharSet | undefined;
  /** The words from the place to the end mark. */
  readonly words: Language;
}

/** The largest number of rests that are followed. Each group can double their number. */
const mostRests = 16;

/**
 * Returns the strings that contain a match of a sequence with assertions at any place: lookaheads, lookbehinds of one character, `\b`, `^` and
 * `$`. Returns undefined if a repeated part has an assertion, or if a lookbehind has several characters.
 *
 * The elements are read from the last one to the first one. A lookahead restricts the words after its place, and a lookbehind the character
 * before its place.
 */
export function languageWithAssertions(elements: Elements): Language | undefined {
  const rests = restsOf(elements, [{ before: undefined, words: wordsToEnd }]);
  return rests?.map(wholeTexts).reduce(eitherWords, noTexts);
}

const mark = (code: number): Language => languageOf(sequenceExpression([characterClass(characters(code, code))]));
const end: Language = mark(endMark);
const wordsToEnd: Language = joinedWords(anyWords, end);
const start: Language = mark(startMark);
const wordsFromStart: Language = joinedWords(start, anyWords);

/** Returns the complete strings that end with a rest. */
function wholeTexts({ before, words }: Rest): Language {
  if (before === undefined) return joinedWords(wordsFromStart, words);
  const texts = joinedWords(wordsFromStart, joinedWords(lastCharacters(before), words));
  return before.has(startMark) ? eitherWords(texts, joinedWords(start, words)) : texts;
}

/** Returns the rests before several elements, for the rests after them. */
function restsOf(elements: Elements, after: readonly Rest[]): readonly Rest[] | undefined {
  let rests: readonly Rest[] | undefined = after;
  for (const element of elements.toReversed()) {
    if (rests === undefined || rests.length > mostRests) return undefined;
    rests = restsBefore(element, rests);
  }
  return rests;
}

function restsBefore(element: Element, rests: readonly Rest[]): readonly Rest[] | undefined {
  if (element.type === 'Unknown') return undefined;
  if (element.type === 'Assertion') {
    return element.kind === 'ahead' ? restsWithLookahead(element, rests) : restsWithLookbehind(element, rests);
  }
  if (!hasAssertion(element)) return rests.flatMap((rest) => restsBeforePart(element, rest));
  if (element.type === 'CharacterClass') return undefined;
  const isOptional = element.type === 'Quantifier' && element.min === 0;
  if (element.type === 'Quantifier' && element.max !== 1) return restsBeforeRepeated(element, rests);
  const inner = element.alternatives.map(({ elements }) => restsOf(elements, rests));
  const known = inner.filter((part) => part !== undefined);
  if (known.length < inner.length) return undefined;
  return isOptional ? [...rests, ...known.flat()] : known.flat();
}

/**
 * Returns the rests before `(?:(?!…).)*$`, a usual notation for strings that do not contain a match of the lookahead. Returns undefined for
 * other repeated parts with an assertion.
 */
function restsBeforeRepeated(element: Element, rests: readonly Rest[]): readonly Rest[] | undefined {
  if (element.type !== 'Quantifier' || element.max !== Infinity || element.min > 1) return undefined;
  const [look, part, ...others] = plainElements(element.alternatives);
  if (look?.type !== 'Assertion' || !look.negate || look.kind !== 'ahead') return undefined;
  if (part?.type !== 'CharacterClass' || others.length > 0) return undefined;
  if (rests.some(({ before, words }) => before !== undefined || !areEqual(words, end))) return undefined;
  const character = resized(part);
  const alternatives = [{ type: 'Concatenation' as const, elements: [character] }];
  const repeated = (min: number): Language => languageOf(sequenceExpression([{ ...element, min, alternatives }]));
  const afterOne = { before: undefined, words: joinedWords(languageOf(sequenceExpression([character])), wordsToEnd) };
  const forbidden = restsWithLookahead({ ...look, negate: false }, [afterOne]);
  if (forbidden === undefined) return undefined;
  const found = forbidden.map(({ words }) => otherWords(joinedWords(repeated(0), words)));
  return [{ before: undefined, words: found.reduce(commonTexts, joinedWords(repeated(element.min), end)) }];
}

/** Returns the elements of a single alternative, without a group around all of them. */
function plainElements(alternatives: readonly NoParent<Concatenation>[]): Elements {
  const [only, ...others] = alternatives;
  if (only === undefined || others.length > 0) return [];
  const [group, ...rest] = only.elements;
  return group?.type === 'Alternation' && rest.length === 0 ? plainElements(group.alternatives) : only.elements;
}

function restsWithLookahead({ alternatives, negate }: Look, rests: readonly Rest[]): readonly Rest[] | undefined {
  const parts = alternatives.map(({ elements }) => restsOf(elements, [{ before: undefined, words: wordsToEnd }]));
  const known = parts.filter((part) => part !== undefined).flat();
  if (parts.includes(undefined) || known.some(({ before }) => before !== undefined)) return undefined;
  const ahead = known.map(({ words }) => words).reduce(eitherWords, noTexts);
  const allowed = negate ? otherWords(ahead) : ahead;
  return rests
    .map(({ before, words }) => ({ before, words: commonTexts(words, allowed) }))
    .filter(({ words }) => hasWords(words));
}

function restsWithLookbehind({ alternatives, negate }: Look, rests: readonly Rest[]): readonly Rest[] | undefined {
  const sets = alternatives.map(({ elements: [only, ...others] }) =>
    others.length === 0 && only?.type === 'CharacterClass' ? only.characters.resize(endMark) : undefined,
  );
  const [first, ...others] = sets.filter((set) => set !== undefined);
  if (first === undefined || sets.includes(undefined)) return undefined;
  const all = first.union(...others);
  const allowed = negate ? all.negate() : all;
  return rests
    .map(({ before, words }) => ({ before: before?.intersect(allowed) ?? allowed, words }))
    .filter(({ before }) => !before.isEmpty);
}

/** Returns the rests before a part without assertions. If the part can be empty, the condition of a lookbehind is still open. */
function restsBeforePart(part: Element, { before, words }: Rest): readonly Rest[] {
  const matched = languageOf(sequenceExpression([resized(part)]));
  if (before === undefined) return [{ before, words: joinedWords(matched, words) }];
  const ending = commonTexts(matched, joinedWords(anyWords, lastCharacters(before)));
  const complete = hasWords(ending) ? [{ before: undefined, words: joinedWords(ending, words) }] : [];
  return matched.initial !== undefined && matched.finals.has(matched.initial)
    ? [...complete, { before, words }]
    : complete;
}

/** Returns a copy of a part whose classes can be combined with the marks. */
function resized(element: Element): Element {
  if (element.type === 'CharacterClass') return characterClass(element.characters.resize(endMark));
  if (element.type === 'Unknown') return element;
  const alternatives = element.alternatives.map(({ elements }) => ({
    type: 'Concatenation' as const,
    elements: elements.map(resized),
  }));
  return { ...element, alternatives };
}

const hasAssertion = (element: Element): boolean =>
  element.type === 'Assertion' ||
  ('alternatives' in element && element.alternatives.some(({ elements }) => elements.some(hasAssertion)));
