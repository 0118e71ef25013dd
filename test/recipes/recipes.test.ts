import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typescript7 } from '../compilers.ts';
import { copyRepository } from '../repository-copy.ts';
import { applyRecipe } from './apply-recipe.ts';
import { recipes } from './recipes.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'forgespec-recipes-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(() => {
  copyRepository(root, copy);
  for (const recipe of recipes) applyRecipe(copy, recipe);
});

/** The time limit of a step, in milliseconds. On a busy machine, the type check takes minutes. */
const timeLimit = 600_000;

/** Runs a program of Node in the copy. Returns undefined if it succeeds, and otherwise its output. */
function failureOf(...args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? undefined : `${args.join(' ')}\n${stdout}${stderr}`;
}

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

// The next tests run in this order in one copy with the patches of all recipes, so that each program runs only once. The other steps of the
// recipes take minutes: `npm run test:recipes` runs them.

test('the description has no problem', () => expect(failureOf('cli/main.ts', 'lint')).toBeUndefined(), timeLimit);

test('code is generated', () => expect(failureOf('cli/main.ts', 'generate', '--force')).toBeUndefined(), timeLimit);

test('the copy compiles', () => expect(failureOf(...typescript7, '--pretty', 'false')).toBeUndefined(), timeLimit);
