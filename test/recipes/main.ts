// Applies the patches of all recipes to a copy of the repository, and runs the steps that the recipes name. Stops at the first step that
// fails, prints its output, and ends with exit code 1. The run takes several minutes.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typescript7 } from '../compilers.ts';
import { copyRepository } from '../repository-copy.ts';
import { applyRecipe } from './apply-recipe.ts';
import { recipes } from './recipes.ts';

const copy = mkdtempSync(join(tmpdir(), 'forgespec-recipes-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
copyRepository(join(import.meta.dirname, '../..'), copy);
for (const recipe of recipes) applyRecipe(copy, recipe);

const vitest = 'node_modules/vitest/vitest.mjs';
const steps: readonly (readonly string[])[] = [
  ['cli/main.ts', 'lint'],
  ['cli/main.ts', 'generate', '--force'],
  [...typescript7, '--pretty', 'false'],
  [...typescript7, '--pretty', 'false', '-p', 'test/types'],
  [vitest, 'run', ...new Set(recipes.flatMap(({ updates = [] }) => updates)), '--update'],
  ...new Set(recipes.flatMap(({ programs = [] }) => programs)),
  [vitest, 'run', ...new Set(recipes.flatMap(({ tests }) => tests))],
];
for (const args of steps) {
  process.stdout.write(`node ${args.join(' ')}\n`);
  const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(1);
}
