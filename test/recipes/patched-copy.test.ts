import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typescript7 } from '../compilers.ts';
import { copyRepository } from '../repository-copy.ts';
import { applyRecipe } from './apply-recipe.ts';
import { recipes } from './recipes.ts';

// These tests run in this order in one copy with the patches of all recipes, so that each program runs only once. The other steps of the
// recipes take minutes: `npm run test:recipes` runs them.

const copy = mkdtempSync(join(tmpdir(), 'forgespec-recipes-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(() => {
  copyRepository(join(import.meta.dirname, '../..'), copy);
  for (const recipe of recipes) applyRecipe(copy, recipe);
});

/** The time limit of a step, in milliseconds. On a busy machine, the type check takes minutes. */
const timeLimit = 600_000;

/** Runs a program of Node in the copy. Returns undefined if it succeeds, and otherwise its output. */
function failureOf(...args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? undefined : `${args.join(' ')}\n${stdout}${stderr}`;
}

test('the description has no problem', () => expect(failureOf('cli/main.ts', 'lint')).toBeUndefined(), timeLimit);

test('code is generated', () => expect(failureOf('cli/main.ts', 'generate', '--force')).toBeUndefined(), timeLimit);

test('the copy compiles', () => expect(failureOf(...typescript7, '--pretty', 'false')).toBeUndefined(), timeLimit);
