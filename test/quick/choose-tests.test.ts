import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { changedFiles } from './changed-files.ts';
import { chooseTests, type TestCosts } from './choose-tests.ts';
import { argumentsOf, describeChoice } from './describe-choice.ts';
import { type RankedTest, rankTests } from './rank-tests.ts';
import type { Referrers } from './reached-tests.ts';
import { projectOf } from './test-projects.ts';

const referrersOf = (pairs: Readonly<Record<string, readonly string[]>>): Referrers =>
  new Map(Object.entries(pairs).map(([file, names]) => [file, new Set(names)]));

test('the test of the same name comes first, then the row of the table, then the nearest tests, and the fastest of them', () => {
  const referrers = referrersOf({
    'diff/levels.ts': ['test/diff/slow.test.ts', 'test/diff/fast.test.ts', 'test/helper.ts', 'diff/compare.ts'],
    'diff/compare.ts': ['test/diff/levels.test.ts', 'test/diff/covering.test.ts'],
    'test/helper.ts': ['test/diff/far.test.ts'],
  });
  const table = {
    tests: { 'diff/levels.ts': ['test/diff/covering.test.ts', 'test/diff/spawning.test.ts'] },
    seconds: { 'test/diff/slow.test.ts': 9, 'test/diff/fast.test.ts': 1 },
  };
  expect(rankTests('diff/levels.ts', referrers, table).map(({ test, reason }) => [test, reason])).toEqual([
    ['test/diff/levels.test.ts', 'has the name of diff/levels.ts'],
    ['test/diff/covering.test.ts', 'covers diff/levels.ts'],
    ['test/diff/spawning.test.ts', 'covers diff/levels.ts'],
    ['test/diff/fast.test.ts', 'names diff/levels.ts'],
    ['test/diff/slow.test.ts', 'names diff/levels.ts'],
    ['test/diff/far.test.ts', 'reaches diff/levels.ts in 2 steps'],
  ]);
});

const ranked = (changed: string, ...names: string[]): RankedTest[] =>
  names.map((name) => ({ test: `test/${name}.test.ts`, changed, reason: `covers ${changed}` }));

const costs: TestCosts = {
  budget: 20,
  secondsOf: (name) => (name.includes('slow') ? 9 : 1),
  projectOf: (name) =>
    name.includes('browser') ? { name: 'browser', startSeconds: 15 } : { name: 'unit', startSeconds: 5 },
};

test('the changed files take turns, until the time is used up', () => {
  const rankings = [ranked('a.ts', 'a1', 'slow-a', 'a2'), ranked('b.ts', 'b1', 'browser-b', 'slow-b', 'b2')];
  const { chosen, tooSlow, seconds } = chooseTests(rankings, costs);
  expect(chosen.map(({ test }) => test)).toEqual(
    ['a1', 'b1', 'slow-a', 'a2', 'b2'].map((name) => `test/${name}.test.ts`),
  );
  expect(tooSlow.map(({ test }) => test)).toEqual(['test/browser-b.test.ts', 'test/slow-b.test.ts']);
  expect(seconds).toBe(18);
});

test('the output names the slow tests that run, and the number of the tests that do not run', () => {
  const rankings = [ranked('a.ts', 'a1', 'slow-a', 'slow-a2', 'browser'), []];
  const choice = chooseTests(rankings, costs);
  expect(describeChoice(choice, ['a.ts', 'b.ts'], 30)).toBe(
    [
      'tests: 2 of 30 files run, for 2 changed files (about 15 s of processor time)',
      '  test/slow-a.test.ts takes 9 s, and runs because it covers a.ts',
      'left out:',
      '  26 files that do not reach a changed file',
      '  1 files of the project unit, because others are nearer and the time is used up',
      '  1 files of the project browser, because others are nearer and the time is used up',
      '  no chosen test reaches b.ts',
      '',
    ].join('\n'),
  );
  expect(argumentsOf(choice.chosen)).toEqual(['--project', 'unit', 'test/a1.test.ts', 'test/slow-a.test.ts']);
});

test('each test file runs in one project', () => {
  expect(projectOf('test/quick/choose-tests.test.ts')?.name).toBe('unit');
  expect(projectOf('test/diff/pairs.test.ts')?.name).toBe('integration');
  expect(projectOf('test/sandbox/pages.test.ts')?.name).toBe('sandbox-postgres');
  expect(projectOf('test/sandbox/snapshot.test.ts')?.name).toBe('sandbox');
  expect(projectOf('test/quick/choose-tests.ts')).toBeUndefined();
});

test('commits of the branch, changes that are not committed, and new files count as changed', () => {
  const root = folderWith({ 'old.ts': '', 'committed.ts': '', 'edited.ts': '' });
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'one');
  git('switch', '--quiet', '--create', 'branch');
  writeFileSync(join(root, 'committed.ts'), 'changed');
  git('commit', '--quiet', '--all', '--message', 'two');
  writeFileSync(join(root, 'edited.ts'), 'changed');
  writeFileSync(join(root, 'new.ts'), '');
  expect(changedFiles(root)).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
});
