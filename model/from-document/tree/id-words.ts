import { restOf } from './rest-of-nouns.ts';
import { verbPhrase } from './verbs.ts';
import { wordsOf } from './words.ts';

/** Words in ids that name parts of a server, and say nothing about the operation. */
const serverWords: ReadonlySet<string> = new Set([
  'api',
  'controller',
  'endpoint',
  'handler',
  'method',
  'route',
  'routes',
]);

const isServerWord = (word: string): boolean => serverWords.has(word.toLowerCase());

/**
 * Returns the words of an `operationId` without those that name parts of the server: `jobs_api_routes_batch_cancel_job` becomes `cancel job`
 * in the area `jobs`, and `getThreadEndpoint` becomes `get thread`.
 *
 * @param names the names in the path. A word that is also in the path is kept.
 */
export function idWords(id: string, area: readonly string[], names: readonly string[]): readonly string[] {
  const known = new Set([...area, ...names.flatMap(wordsOf)].map((word) => word.toLowerCase()));
  const isNoise = (word: string): boolean => isServerWord(word) && !known.has(word.toLowerCase());
  const all = wordsOf(id);
  const end = all.findLastIndex((word) => !isNoise(word)) + 1;
  const words = end === 0 ? all : all.slice(0, end);
  const noise = words.findIndex(isNoise);
  if (noise === -1) return words;
  const starts = [...words.keys()].filter((index) => index > noise && index < words.length - 1);
  const start = starts.find((index) => {
    const phrase = verbPhrase(words.slice(index));
    return phrase !== undefined && phrase.nouns.length > 0 && restOf(phrase.nouns, area) !== undefined;
  });
  return start === undefined ? words : words.slice(start);
}
