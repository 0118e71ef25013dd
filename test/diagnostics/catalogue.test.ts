import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../generator/diagnostics/catalogue.ts';

test('for each code of the catalogue, a test causes a diagnostic', () => {
  const folders = ['.', '../config', '../project', '../write'].map((name) => join(import.meta.dirname, name));
  const paths = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
  const provoked = new Set(Array.from(text.matchAll(/\b(?:error|warning) ([a-z0-9-]+) {2}\S/gu), (match) => match[1]));
  expect(Object.keys(catalogue).filter((code) => !provoked.has(code))).toEqual([]);
});

test('every entry is at least one sentence', () => {
  const odd = Object.values(catalogue).filter((text) => !/^[A-Za-z$].*\.$/u.test(text) || text.length < 40);
  expect(odd).toEqual([]);
});
