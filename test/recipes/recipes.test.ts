import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyRepository } from '../repository-copy.ts';
import { applyRecipe } from './apply-recipe.ts';
import { recipes } from './recipes.ts';

const root = join(import.meta.dirname, '../..');
/** The sections of CONTRIBUTING.md, by their titles. */
const sections = new Map(
  readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    .split(/^## /mu)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text]),
);

/** The sections that change no code. `test/release/` has the tests of the second one. */
const withoutRecipe: ReadonlySet<string> = new Set(['Record a decision', 'Publish a version']);

test('each section of CONTRIBUTING.md that changes code is a recipe with a test', () => {
  const titles = recipes.map(({ section }) => section);
  expect(titles.toSorted()).toEqual([...sections.keys()].filter((title) => !withoutRecipe.has(title)).toSorted());
});

test.each([
  'cli',
  'contract',
  'description',
  'diff',
  'generator',
  'mock',
  'model',
  'pack',
  'reference',
  'sandbox',
  'spec',
  'templates',
])('a recipe with a test names a file of %s/', (room) => {
  const naming = recipes.filter(({ section, edits, files }) => {
    const changed = [...edits.map(({ file }) => file), ...Object.keys(files)];
    return sections.get(section)?.includes(`\`${room}/`) && changed.some((file) => file.startsWith(`${room}/`));
  });
  expect(naming).not.toEqual([]);
});

test('the patches of all recipes fit the files', () => {
  const copy = mkdtempSync(join(tmpdir(), 'forgespec-recipes-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  copyRepository(root, copy);
  expect(() => recipes.forEach((recipe) => applyRecipe(copy, recipe))).not.toThrow();
});
