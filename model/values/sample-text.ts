import { formatFacts } from '../keywords/formats.ts';
import type { KeywordSchema } from '../schema.ts';
import { textOfPattern } from './text-of-pattern.ts';

type Rules = Pick<KeywordSchema, 'format' | 'maxLength' | 'minLength' | 'pattern'>;

/** The largest number of characters in a generated text. */
const longest = 100_000;

/**
 * Returns the simplest text that matches a format, a pattern and length bounds.
 *
 * @param start the first characters of a text that has neither format nor pattern.
 * @returns undefined if no text is found.
 */
export function sampleText(
  { format, pattern, minLength = 0, maxLength = Infinity }: Rules,
  start = '',
): string | undefined {
  if (minLength > maxLength || minLength > longest) return undefined;
  const known = formatFacts.get(format ?? '')?.sample;
  if (pattern !== undefined)
    return textOfPattern(pattern, minLength, maxLength, known === undefined ? undefined : [known]);
  if (known !== undefined) return known.length >= minLength && known.length <= maxLength ? known : undefined;
  return `${start}text`.padEnd(minLength, 'x').slice(0, maxLength);
}
