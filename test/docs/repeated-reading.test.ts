import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { openRuns } from '../../description/results/index.ts';
import { createSampleFormatter } from '../../reference/format-samples.ts';
import { sampleModules } from '../../reference/sample-modules.ts';
import { readSite, type SiteReading } from '../../reference/read-site.ts';
import { folderWith } from '../folder-with.ts';
import { randomNumbers } from '../random-numbers.ts';
import { randomEdit } from '../watch/random-edits.ts';

const options = {
  modules: sampleModules('./generated'),
  engine: undefined,
  shell: Promise.resolve({ pageOf: (document: object) => JSON.stringify(document) }),
  formatSamples: createSampleFormatter(),
};
const read = (spec: string): Promise<SiteReading> => readSite({ spec, ...options });

const plain = ({ message, location }: Diagnostic): string => `${location?.line}:${location?.column} ${message}`;

const shown = ({ site, diagnostics }: SiteReading): unknown => ({
  files: site?.paths.map((path) => [path, site.file(path)]),
  diagnostics: diagnostics.map(plain),
});

test('a site that is built again after an edit is the same as a new site', { timeout: 120_000 }, async () => {
  const text = readFileSync(new URL('../foreign/operations.yaml', import.meta.url), 'utf8');
  const folder = folderWith({ 'openapi.yaml': text });
  const path = join(folder, 'openapi.yaml');
  const runs = openRuns();
  const next = randomNumbers(5);
  await runs.run(() => read(path));
  for (let edit = 0; edit < 25; edit++) {
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, randomEdit(before, next));
    const again = await runs.run(() => read(path));
    expect(shown(again)).toEqual(shown(await read(path)));
    if (again.site === undefined) writeFileSync(path, before);
  }
});

test('the page with the whole reference is built only once, when it is requested', async () => {
  let count = 0;
  const shell = Promise.resolve({ pageOf: () => `<html><body>${++count}</body></html>` });
  const spec = join(import.meta.dirname, '../foreign/operations.yaml');
  const { site } = await readSite({ spec, ...options, shell });
  expect(site?.file('index.html')).toContain('<html');
  expect(count).toBe(0);
  expect(site?.file('reference.html')).toContain('<body>1');
  expect(site?.file('reference.html')).toContain('<body>1');
});

test('a page that cannot be built has an error with its name', async () => {
  const pageOf = (): string => {
    throw new Error('no text');
  };
  const spec = join(import.meta.dirname, '../foreign/operations.yaml');
  const { site } = await readSite({ spec, ...options, shell: Promise.resolve({ pageOf }) });
  expect(() => site?.file('reference.html')).toThrow('The page reference.html could not be built: no text');
});
