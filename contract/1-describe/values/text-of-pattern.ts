import { RE2JS } from 're2js';

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
  '*',
];
const longest = 40;

/**
 * A text that a pattern takes, of those that patterns mostly ask for: words, numbers, dates, and so many letters or digits.
 *
 * @returns undefined where none of them fits, or the pattern looks around.
 */
export function textOfPattern(pattern: string, minLength: number, maxLength: number): string | undefined {
  let expression: RE2JS;
  try {
    // In linear time, whatever the pattern: a description may be anybody's.
    expression = RE2JS.compile(pattern);
  } catch {
    return undefined;
  }
  const repeated = ['0', '1', 'a', 'A', 'a1', 'A1'].flatMap((unit) =>
    Array.from({ length: longest }, (_, index) => unit.repeat(longest).slice(0, index + 1)),
  );
  return [...usual, ...repeated].find(
    (text) => text.length >= minLength && text.length <= maxLength && expression.matcher(text).find(),
  );
}
