import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../description/diagnostics/catalogue.ts';
import { codeExamples } from '../../description/diagnostics/examples/code-examples.ts';

const root = join(import.meta.dirname, '../..');
const catalogueFile = 'description/diagnostics/catalogue.ts';

test('each code of the catalogue has a tested example, or another test causes it', () => {
  const documents = ['overlays', 'versions', 'webhooks'].map((name) => `../documents/${name}`);
  const names = [
    '.',
    '../broken-descriptions/cases',
    '../config',
    '../load',
    '../plugins',
    '../project',
    '../write',
    ...documents,
  ];
  const folders = names.map((name) => join(import.meta.dirname, name));
  const paths = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
  const provoked = new Set(
    Array.from(text.matchAll(/\b(?:error|warning|note):? ([a-z0-9-]+)(?: {2}\S| [\d-]+$|$)/gmu), (match) => match[1]),
  );
  // The tests of outputs compare diagnostics, such as `{ code: 'code' }`.
  for (const [, code = ''] of text.matchAll(/\bcode: '([a-z0-9-]+)'/gu)) provoked.add(code);
  // The tests of fetched documents compare lists of codes, such as `['code']`.
  for (const [, code = ''] of text.matchAll(/\[\[?'([a-z0-9-]+)'\]/gu)) provoked.add(code);
  // examples.test.ts tests the examples in descriptions.
  for (const [code, example] of Object.entries(codeExamples)) if (example.in !== 'text') provoked.add(code);
  const lines = readFileSync(join(root, catalogueFile), 'utf8').split('\n');
  const untested = Object.keys(catalogue).flatMap((code) => {
    const line = lines.findIndex((text) => text.trim().startsWith(`'${code}':`)) + 1;
    return provoked.has(code) ? [] : [`${catalogueFile}:${line} ${code}`];
  });
  expect(untested).toEqual([]);
});

test('every entry is at least one sentence', () => {
  const odd = Object.values(catalogue).filter((text) => !/^[A-Za-z$].*\.$/u.test(text) || text.length < 40);
  expect(odd).toEqual([]);
});
