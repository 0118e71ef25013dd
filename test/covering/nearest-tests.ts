import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRepository } from '../quick/read-repository.ts';
import { findReferrers, reachedTests } from '../quick/reached-tests.ts';
import type { CoveringTests } from './covering-tests.ts';
import { isModule } from './is-module.ts';
import { countOutermostFunctions } from './outermost-functions.ts';

/**
 * Adds a row for each module of more than one function that has none, with the nearest test. The calls of such modules cannot be counted:
 * the setup of a project executes them, or a thread.
 */
export function withNearestTests(table: CoveringTests, root: string): CoveringTests {
  const repository = readRepository(root);
  const referrers = findReferrers(root, repository);
  const tests = { ...table.tests };
  for (const module of repository.files) {
    if (!isModule(module) || tests[module] !== undefined || !existsSync(join(root, module))) continue;
    if (countOutermostFunctions(readFileSync(join(root, module), 'utf8')) < 2) continue;
    const reached = [...reachedTests(module, referrers)].filter(([test]) => !referrers.get('.')?.has(test));
    const [nearest] = reached.toSorted(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
    if (nearest !== undefined) tests[module] = [nearest[0]];
  }
  const sorted = Object.entries(tests).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...table, tests: Object.fromEntries(sorted) };
}
