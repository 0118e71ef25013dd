import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extensions } from '../../spec/rules/extensions.ts';

const chapter = readFileSync(new URL('../../spec/rules/extensions.md', import.meta.url), 'utf8');

test('extensions.md shows exactly the extensions that the rule knows, with their places, values and meanings', () => {
  const shown = chapter.split('\n').filter((line) => line.startsWith('| `x-'));
  const known = Object.entries(extensions).map(
    ([key, { on, value, meaning }]) => `| \`${key}\` | ${on.join(', ')} | ${value} | ${meaning} |`,
  );
  expect(shown).toEqual(known);
});
