import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

const says = (problem: string): string =>
  `forge/prism-pattern: Validators would ignore this schema, because its pattern is not a regular expression: ${problem}. ` +
  'Write it for JavaScript, with the flag `u`.';

test('a pattern of another language is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    components:
      schemas:
        Key: { type: string, pattern: '(?i)foo' }
        Escaped: { type: string, pattern: '^\-$' }
        Map:
          patternProperties:
            '[': { type: string }
  `;
  expect(await findings('forge/prism-pattern', description)).toEqual([
    `openapi.yaml:4:35 ${says('Invalid regular expression: /(?i)foo/u: Invalid group')}`,
    `openapi.yaml:5:39 ${says('Invalid regular expression: /^\\-$/u: Invalid escape')}`,
    `openapi.yaml:8:9 ${says('Invalid regular expression: /[/u: Unterminated character class')}`,
  ]);
});

test('a pattern of JavaScript passes', async () => {
  const description = yaml`
    openapi: 3.1.0
    components:
      schemas:
        Key: { type: string, pattern: '^[A-Za-z0-9_]+$' }
        Letters: { type: string, pattern: '^\p{Letter}+$' }
        Map: { patternProperties: { '^x-': { type: string } } }
  `;
  expect(await findings('forge/prism-pattern', description)).toEqual([]);
});
