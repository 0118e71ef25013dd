import { textOfPattern } from '@forgespec/model/values';
import { matches } from '../normal/members.ts';
import type { Effect } from './finding.ts';

/**
 * Returns the effect of a change of patterns. Sample strings that match only the old or only the new patterns prove the
 * effect. If no sample string proves the effect, the effect is `unknown`.
 */
export function patternEffect(old: readonly string[], revised: readonly string[]): Effect {
  const isNarrower = textsOf(old).some((text) => !areMatched(revised, text));
  const isWider = textsOf(revised).some((text) => !areMatched(old, text));
  if (isNarrower) return isWider ? 'both' : 'narrower-at-least';
  return isWider ? 'wider-at-least' : 'unknown';
}

const areMatched = (patterns: readonly string[], text: string): boolean =>
  patterns.every((pattern) => matches(pattern, text));

/** Sample strings with various characters and lengths. */
const usualTexts = [
  '',
  'a',
  'b',
  'q',
  '9',
  'A',
  '1',
  '0',
  '-',
  '_',
  '.',
  ' ',
  'é',
  'ab',
  'Ab',
  'a1',
  '1a',
  '12',
  'a-b',
  'a_b',
  'a.b',
  'a b',
  'a/b',
];

/** Returns strings that match all patterns. */
export function textsOf(patterns: readonly string[]): readonly string[] {
  const built = patterns.flatMap((pattern) =>
    [0, 1, 2, 3, 5, 9, 17, 33].flatMap((length) => textOfPattern(pattern, length) ?? []),
  );
  const repeated = usualTexts.flatMap((text) => [text, text.repeat(4)]);
  return [...new Set([...built, ...repeated])].filter((text) => areMatched(patterns, text));
}
