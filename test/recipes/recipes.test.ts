import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, assert, beforeAll, expect, test } from 'vitest';
import { typescript7 } from '../compilers.ts';
import { copyRepository } from '../repository-copy.ts';
import { recipes } from './recipes.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'forgespec-recipes-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(() => {
  copyRepository(root, copy);
  for (const { edits, files } of recipes) {
    for (const { file, find, replace } of edits) {
      const text = readFileSync(join(copy, file), 'utf8');
      assert(text.split(find).length === 2, `The recipe no longer fits ${file}: ${find}`);
      writeFileSync(
        join(copy, file),
        text.replace(find, () => replace),
      );
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
  }
});

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

test('each recipe is a section of CONTRIBUTING.md', () => {
  const titles = Array.from(
    readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^## (.+)$/gmu),
    ([, title]) => title,
  );
  expect(recipes.map(({ section }) => section).filter((section) => !titles.includes(section))).toEqual([]);
});

test('after the edits of all recipes, the copy compiles', () => {
  const { stdout, status } = run(...typescript7, '--pretty', 'false');
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('the tests that the recipes name pass', () => {
  const files = new Set(recipes.flatMap(({ tests }) => tests));
  const { stdout, status } = run('node_modules/vitest/vitest.mjs', 'run', ...files);
  expect({ status, output: status === 0 ? '' : stdout }).toEqual({ status: 0, output: '' });
});
