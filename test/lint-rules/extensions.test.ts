import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { extensions } from '../../spec/rules/extensions.ts';
import { extensionsSchema } from '../../spec/rules/extensions-schema.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const chapter = readFileSync(new URL('../../spec/rules/extensions.md', import.meta.url), 'utf8');

test('extensions.md shows exactly the extensions of the rule, with their objects, values and meanings', () => {
  const shown = chapter.split('\n').filter((line) => line.startsWith('| `x-'));
  const known = Object.entries(extensions).map(
    ([key, { on, value, meaning }]) => `| \`${key}\` | ${on.join(', ')} | ${value} | ${meaning} |`,
  );
  expect(shown).toEqual(known);
});

/** Texts in the source code that begin with `x-` and are not our extensions: extensions of other tools, and names of headers. */
const others =
  /^x-(?:badges|content-type-options|description|disabled|enum-?descriptions|fern-pagination|fern-streaming|forgespec-copy-of|forgespec-elsewhere|gzip|logo|ms-pageable|nullable|speakeasy-pagination|webhooks)$/iu;
const headers = /^x-(?:next-page|page|per-page|prev-page|total|total-pages)$/u;

test('every key that the tool reads is an extension of extensions.md', () => {
  const files = globSync('{description,model,generator,mock,contract,reference}/**/*.ts', { cwd: root });
  const read = files
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) =>
      Array.from(readFileSync(`${root}${file}`, 'utf8').matchAll(/'(x-[A-Za-z-]+)'/gu), ([, key]) => key),
    );
  const unknown = read.filter((key = '') => !(key in extensions) && !others.test(key) && !headers.test(key));
  expect([...new Set(unknown)]).toEqual([]);
});

describe('the JSON Schema for editors', () => {
  const isValid = new Ajv({ strict: false }).compile(extensionsSchema());

  test('is the one in spec/rules/extensions.schema.json (vitest --update writes it)', async () => {
    const file = '../../spec/rules/extensions.schema.json';
    await expect(`${JSON.stringify(extensionsSchema(), null, 2)}\n`).toMatchFileSnapshot(file);
  });

  test('accepts every file of our description', () => {
    const files = globSync('spec/{*,areas/*/*,shared/*}.yaml', { cwd: root });
    expect(files.length).toBeGreaterThan(40);
    const wrong = files.filter((file) => !isValid(parse(readFileSync(`${root}${file}`, 'utf8'), { merge: true })));
    expect(wrong).toEqual([]);
  });

  test.each([
    ['a value that is not a list', { get: { 'x-tier': 'paid' } }, false],
    ['a list', { get: { 'x-tier': ['paid'] } }, true],
    ['a method that does not exist', { get: { 'x-pagination': 'pages' } }, false],
    ['a name that is not in camelCase', { 'x-sdk': { group: 'Clocks', method: 'list' } }, false],
    ['a version that is not quoted', { parameters: [{ name: 'zone', 'x-since': 16.1 }] }, false],
    ['a key inside an array of a fragment', [{ name: 'zone', 'x-sampled': 'yes' }], false],
    ['the same key in an example', { example: { 'x-sampled': 'yes' } }, true],
    ['a key that nobody knows: the rule refuses it', { 'x-clock': 1 }, true],
  ])('%s', (_title, file, valid) => {
    expect(isValid(file)).toBe(valid);
  });
});
