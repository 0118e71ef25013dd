import { readCoveringTests } from '../covering/covering-tests.ts';
import { changedFiles } from './changed-files.ts';
import { type Choice, chooseTests } from './choose-tests.ts';
import { argumentsOf, describeChoice } from './describe-choice.ts';
import { rankTests } from './rank-tests.ts';
import { findReferrers, isTest } from './reached-tests.ts';
import { readRepository } from './read-repository.ts';
import { projectOf } from './test-projects.ts';

/** The tests of the quick loop. */
export interface QuickTests {
  /** The arguments of vitest that select the tests. Empty if no test reaches a changed file. */
  readonly args: readonly string[];
  /** The lines that tell the user which tests run, and which do not. */
  readonly description: string;
}

/** The part of the time of all tests that the quick loop may use. The aim is a fifth of `npm test`, together with the static checks. */
const budgetShare = 1 / 16;

/** The duration of a test file that is not in the table, in seconds. */
const unknownSeconds = 2;

/** The time that the setup of a project takes, in seconds. In the other projects, the workers only load modules. */
const startSeconds: Readonly<Record<string, number>> = {
  packages: 60,
  'long-packages': 60,
  browser: 20,
  'sandbox-postgres': 8,
  'long-sandbox-postgres': 8,
};
const usualStartSeconds = 5;

/** Returns the arguments and the description of the tests that reach the files that the branch changes. */
export function quickTests(root: string): QuickTests {
  const { choice, changed, all } = chooseQuickTests(root);
  return { args: argumentsOf(choice.chosen), description: describeChoice(choice, changed, all) };
}

/** The tests that the quick loop chooses for the changes of a branch. */
export interface QuickChoice {
  readonly choice: Choice;
  /** The paths of the changed files. */
  readonly changed: readonly string[];
  /** The number of all test files. */
  readonly all: number;
}

/** Chooses the tests that reach the files that the branch changes, within the time of the quick loop. */
export function chooseQuickTests(root: string): QuickChoice {
  const repository = readRepository(root);
  const table = readCoveringTests(root);
  const referrers = findReferrers(root, repository);
  const changed = changedFiles(root);
  const total = Object.values(table.seconds).reduce((sum, seconds) => sum + seconds, 0);
  const choice = chooseTests(
    changed.map((file) => rankTests(file, referrers, table).filter(({ test }) => repository.files.has(test))),
    {
      budget: total * budgetShare,
      secondsOf: (test) => table.seconds[test] ?? unknownSeconds,
      projectOf: (test) => {
        const name = projectOf(test)?.name ?? '';
        return { name, startSeconds: startSeconds[name] ?? usualStartSeconds };
      },
    },
  );
  return { choice, changed, all: [...repository.files].filter(isTest).length };
}
