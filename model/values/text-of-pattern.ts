import { backtrackingOf } from '../pattern/backtracking.ts';
import { parsePattern, textEnd, textStart, type Syntax } from '../pattern/syntax.ts';

/** Common texts. These texts are tried before a text is built from the pattern. */
const usual = [
  'text',
  'Text',
  'text-1',
  'Text 1',
  'v1.0.0',
  '1.0',
  '1',
  '2026-03-09',
  '10:15',
  '10:15:00',
  'example.com',
  'https://example.com/',
  'person@example.com',
  '+15550100',
  '#0088ff',
  '4ef72f13-9a5d-4c58-8f2e-2b9e41d07c5a',
  '/path',
];

/** The characters that are tried for an atom of a pattern, such as `[a-z]` or `.`. Common characters are first. */
const characters = [
  ...'a1A0bB2 -_./:@#~+*,;=!?$%&()[]{}<>|^\'"`\\',
  ...'cdefghijklmnopqrstuvwxyzCDEFGHIJKLMNOPQRSTUVWXYZ3456789\t\néß中😀',
];

/** The largest number of characters in a generated text. */
const longest = 2000;

/**
 * The largest number of characters in a text for a slow pattern. The time to match such a pattern grows with the square of the length of
 * the text, or faster.
 */
const longestOfSlow = 100;

/**
 * Returns a text that matches a pattern. It is a common text, or a text that is built from the parts of the pattern.
 *
 * @param pattern a regular expression with the flag `u`.
 * @param minLength the minimum number of code points in the text. `maxLength` is the maximum number of code points.
 * @param among the texts from which the result is chosen. Undefined if any text is allowed.
 * @returns undefined if no such text is found, or if matching the pattern could take exponential time.
 */
export function textOfPattern(
  pattern: string,
  minLength = 0,
  maxLength: number = Infinity,
  among?: readonly string[],
): string | undefined {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
  const growth = backtrackingOf(pattern)?.growth;
  if (growth === 'exponential') return undefined;
  const most = Math.min(maxLength, growth === undefined ? longest : longestOfSlow);
  const isFine = (text: string): boolean => {
    const { length } = Array.from(text);
    return length >= minLength && length <= most && expression.test(text);
  };
  if (among !== undefined) return among.find(isFine);
  const syntax = parsePattern(pattern);
  const made = [0, 1, minLength].map((times) => write(syntax, Math.min(times, longest)));
  const padded = made.flatMap((text) => {
    const missing = minLength - Array.from(text).length;
    return missing > 0 && missing <= longest
      ? characters.flatMap((unit) => [text + unit.repeat(missing), unit.repeat(missing) + text])
      : [];
  });
  return [...usual, ...made, ...padded].find(isFine);
}

/**
 * Returns a text for a part of a pattern. A repetition such as `[a-z]*` occurs `times` times. If the bounds of the repetition do not allow
 * this number, the nearest allowed number is used.
 */
function write(syntax: Syntax, times: number): string {
  switch (syntax.kind) {
    case 'atom':
      return syntax.source === textStart || syntax.source === textEnd ? '' : characterOf(syntax.source);
    case 'look':
      return '';
    case 'repeat': {
      const count = Math.min(Math.max(syntax.least, times), syntax.most, longest);
      // A repetition inside another repetition occurs at most once, if the bounds of the inner repetition allow this.
      return count === 0 ? '' : write(syntax.part, Math.min(times, 1)).repeat(count).slice(0, longest);
    }
    case 'sequence':
      return syntax.parts
        .map((part) => write(part, times))
        .join('')
        .slice(0, longest);
    case 'choice':
      return write(syntax.parts[0] ?? { kind: 'sequence', parts: [] }, times);
  }
}

function characterOf(atom: string): string {
  const expression = new RegExp(`^(?:${atom})$`, 'u');
  return (
    characters.find((character) => expression.test(character)) ??
    namedIn(atom).find((character) => expression.test(character)) ??
    ''
  );
}

/** Returns the characters that the source of an atom contains, including the characters of `\u` escapes. */
const namedIn = (atom: string): string[] => [
  ...Array.from(atom.matchAll(/\\u\{?([\dA-Fa-f]{4,6})/gu), ([, digits = '']) =>
    String.fromCodePoint(parseInt(digits, 16)),
  ),
  ...atom,
];
