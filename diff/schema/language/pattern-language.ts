import { JS, visitAst, type CharacterClass, type Concatenation, type NoParent } from 'refa';
import {
  allTexts,
  anyCharacter,
  haveNoCommonText,
  characterClass,
  characters,
  commonTexts,
  endMark,
  sequenceExpression,
  ifSmall,
  languageOf,
  markedOnly,
  otherTexts,
  startMark,
  type Language,
} from './language.ts';
import { languageWithAssertions } from './assertions.ts';

type Sequence = NoParent<Concatenation>;
type Element = Sequence['elements'][number];

const languages = new Map<string, Language | undefined>();

/**
 * Returns the strings that a pattern of JSON Schema matches. Returns undefined for a pattern whose strings are not a regular language, such
 * as one with a back reference, and for patterns with assertions that the function does not know: a lookbehind of several characters that is
 * not before `$`, and assertions in a part that is repeated.
 */
export function languageOfPattern(pattern: string): Language | undefined {
  if (!languages.has(pattern))
    languages.set(
      pattern,
      ifSmall(() => read(pattern)),
    );
  return languages.get(pattern);
}

function read(pattern: string): Language | undefined {
  const alternatives = parse(pattern);
  if (alternatives === undefined) return undefined;
  const parts = alternatives.map(
    (alternative) => languageOfAlternative(alternative) ?? languageWithAssertions(alternative.elements),
  );
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const [only] = known;
  if (only !== undefined && known.length === 1) return only;
  return otherTexts(known.reduce((others, part) => commonTexts(others, otherTexts(part)), allTexts));
}

/** Returns the alternatives of a pattern. Returns undefined if the pattern is not valid with the flag `u`, or has back references. */
function parse(pattern: string): readonly Sequence[] | undefined {
  try {
    const parser = JS.Parser.fromLiteral({ source: pattern, flags: 'u' });
    return parser.parse({ assertions: 'parse', backreferences: 'throw', maxBackreferenceWords: 0 }).expression
      .alternatives;
  } catch {
    return undefined;
  }
}

/**
 * Returns the strings that an alternative matches. The lookaheads after `^` and the lookbehinds before `$` are further conditions for the
 * whole string.
 */
function languageOfAlternative({ elements }: Sequence): Language | undefined {
  const conditions: (Language | undefined)[] = [];
  let rest = elements.map(withMarks);
  const [first] = rest;
  const last = rest.at(-1);
  if (first !== undefined && isMark(first, startMark)) {
    const inner = rest.slice(1);
    const count = inner.findIndex((element) => element.type !== 'Assertion' || element.kind !== 'ahead');
    const looks = inner.slice(0, count === -1 ? inner.length : count);
    conditions.push(...looks.map((look) => languageOfLook(look, (sequence) => [first, ...sequence])));
    rest = [first, ...inner.slice(looks.length)];
  }
  if (last !== undefined && isMark(last, endMark)) {
    const inner = rest.slice(0, -1);
    const start = inner.findLastIndex((element) => element.type !== 'Assertion' || element.kind !== 'behind') + 1;
    conditions.push(...inner.slice(start).map((look) => languageOfLook(look, (sequence) => [...sequence, last])));
    rest = [...inner.slice(0, start), last];
  }
  let language = languageOfElements([{ type: 'Concatenation', elements: rest }]);
  for (const condition of conditions)
    language = language === undefined || condition === undefined ? undefined : commonTexts(language, condition);
  return language;
}

/** Returns the strings that fulfill a lookahead or lookbehind at the start or at the end of the string. */
function languageOfLook(
  look: Element,
  complete: (elements: Sequence['elements']) => Sequence['elements'],
): Language | undefined {
  if (look.type !== 'Assertion') return undefined;
  const sequences = look.alternatives.map(({ elements }): Sequence => ({
    type: 'Concatenation',
    elements: complete(elements),
  }));
  const language = languageOfElements(sequences);
  return language !== undefined && look.negate ? otherTexts(language) : language;
}

const isMark = (element: Element, mark: number): boolean =>
  element.type === 'CharacterClass' && element.characters.has(mark);

/** Returns a copy of a part of a pattern. Its classes can be combined with the marks, and the marks replace `^` and `$`. */
function withMarks(element: Element): Element {
  switch (element.type) {
    case 'CharacterClass':
      return characterClass(element.characters.resize(endMark));
    case 'Assertion': {
      const isEdge = element.negate && element.alternatives.every(isAnyCharacter) && element.alternatives.length === 1;
      if (!isEdge) return { ...element, alternatives: element.alternatives.map(sequenceWithMarks) };
      const mark = element.kind === 'behind' ? startMark : endMark;
      return characterClass(characters(mark, mark));
    }
    case 'Unknown':
      return element;
    default:
      return { ...element, alternatives: element.alternatives.map(sequenceWithMarks) };
  }
}

const sequenceWithMarks = ({ elements }: Sequence): Sequence => ({
  type: 'Concatenation',
  elements: elements.map(withMarks),
});

const isAnyCharacter = ({ elements: [only, ...others] }: Sequence): boolean =>
  others.length === 0 && only?.type === 'CharacterClass' && isWholeUnicode(only);

const isWholeUnicode = ({ characters: set }: NoParent<CharacterClass>): boolean =>
  set.resize(endMark).isSupersetOf(anyCharacter);

/**
 * Returns the strings that contain a match of one of several sequences. Returns undefined if a sequence still has assertions, or if a match
 * can contain the same mark twice: the mark stands for an assertion, which consumes no character.
 */
function languageOfElements(sequences: readonly Sequence[]): Language | undefined {
  const match: Element = { type: 'Alternation', alternatives: [...sequences] };
  let hasAssertion = false;
  visitAst({ type: 'Expression', alternatives: [...sequences] }, { onAssertionEnter: () => (hasAssertion = true) });
  if (hasAssertion) return undefined;
  const [start, end] = [startMark, endMark].map((mark) => characterClass(characters(mark, mark)));
  if (start === undefined || end === undefined) return undefined;
  const inner = languageOf(sequenceExpression([match]));
  if ([twice(start), twice(end)].some((repeated) => !haveNoCommonText(inner, repeated))) return undefined;
  const before = optional([start, ...anyTexts]);
  const after = optional([...anyTexts, end]);
  return markedOnly(languageOf(sequenceExpression([before, match, after])));
}

const anyOf = (set: CharacterClass['characters']): Element => ({
  type: 'Quantifier',
  min: 0,
  max: Infinity,
  lazy: false,
  alternatives: [{ type: 'Concatenation', elements: [characterClass(set)] }],
});

const anyTexts: readonly Element[] = [anyOf(anyCharacter)];

const optional = (elements: Element[]): Element => ({
  type: 'Alternation',
  alternatives: [
    { type: 'Concatenation', elements: [] },
    { type: 'Concatenation', elements },
  ],
});

/** Returns the words in which a mark occurs twice. */
function twice(mark: Element): Language {
  const anything = anyOf(characters(0, endMark));
  return languageOf(sequenceExpression([anything, mark, anything, mark, anything]));
}

/** Returns true for patterns that match every string. */
export const acceptsEveryText = (pattern: string): boolean => {
  const language = languageOfPattern(pattern);
  return language !== undefined && ifSmall(() => otherTexts(language).isEmpty) === true;
};
