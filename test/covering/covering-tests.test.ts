import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, expect, test } from 'vitest';
import { repositoryFiles } from '../quick/changed-files.ts';
import { findReferrers, isTest, reachedTests } from '../quick/reached-tests.ts';
import { readRepository } from '../quick/read-repository.ts';
import { chooseCoveringTests, isNamedAfter } from './choose-covering-tests.ts';
import { compareCoverage } from './compare-coverage.ts';
import type { MeasuredCoverage } from './coverage-provider.ts';
import { coveringTestsFile, measureCommand, readCoveringTests, textOfTable } from './covering-tests.ts';
import { addExecuted, type ExecutedFunctions, moduleOf } from './executed-functions.ts';
import { isModule } from './is-module.ts';
import { countOutermostFunctions } from './outermost-functions.ts';

const root = join(import.meta.dirname, '../..');
const files = repositoryFiles(root).filter((file) => existsSync(join(root, file)));
const tests = files.filter(isTest);
const referrers = findReferrers(root, readRepository(root));
const table = readCoveringTests(root);

/** Returns the message for rows of the table that are wrong. */
const advice = (names: readonly string[], problem: string): string =>
  `${problem}: ${names.join(', ')}. Run \`${measureCommand}\`, which takes a quarter of an hour, or correct ${coveringTestsFile} by hand.`;

test('each module of more than one function has a test of its name, or a row in the table of covering tests', () => {
  const missing = files.filter(
    (file) =>
      isModule(file) &&
      table.tests[file] === undefined &&
      countOutermostFunctions(readFileSync(join(root, file), 'utf8')) > 1 &&
      !tests.some((name) => isNamedAfter(name, file) && reachedTests(file, referrers).has(name)),
  );
  assert(missing.length === 0, advice(missing, 'These modules have neither'));
});

test('each row of the table of covering tests names files that exist', () => {
  const named = new Set([...Object.keys(table.tests), ...Object.values(table.tests).flat()]);
  const missing = [...named].filter((file) => !existsSync(join(root, file)));
  assert(missing.length === 0, advice(missing, 'The table names files that do not exist'));
});

test('the table of covering tests is sorted, and each row has tests', () => {
  const modules = Object.keys(table.tests);
  expect(modules).toEqual(modules.toSorted());
  expect(modules.filter((module) => table.tests[module]?.length === 0)).toEqual([]);
  expect(readFileSync(join(root, coveringTestsFile), 'utf8')).toBe(textOfTable(table));
});

const measured: MeasuredCoverage = {
  'test/diff/levels.test.ts': { seconds: 8, functions: { 'diff/api/levels.ts': [10, 20] } },
  'test/diff/pairs.test.ts': { seconds: 1, functions: { 'diff/api/levels.ts': [10, 20, 30], 'diff/a.ts': [10] } },
  'test/diff/slow.test.ts': { seconds: 90, functions: { 'diff/api/levels.ts': [10], 'diff/b.ts': [20] } },
};

test('a row begins with the test that has the name of the module, and the next test is fast', () => {
  const { tests, seconds } = chooseCoveringTests(measured);
  expect(tests['diff/api/levels.ts']).toEqual([
    'test/diff/levels.test.ts',
    'test/diff/pairs.test.ts',
    'test/diff/slow.test.ts',
  ]);
  expect(Object.keys(tests)).toEqual(['diff/a.ts', 'diff/api/levels.ts', 'diff/b.ts']);
  expect(seconds).toEqual({
    'test/diff/levels.test.ts': 7,
    'test/diff/pairs.test.ts': 1,
    'test/diff/slow.test.ts': 100,
  });
});

test('the comparison reports a test that does not execute its module, and a module without a row', () => {
  const rows = { 'diff/a.ts': ['test/diff/slow.test.ts'], 'diff/api/levels.ts': ['test/diff/pairs.test.ts'] };
  expect(compareCoverage({ tests: rows, seconds: {} }, measured)).toEqual([
    'diff/a.ts: test/diff/slow.test.ts does not execute a function of this module',
    'diff/b.ts: there is no row, although tests execute this module',
  ]);
});

test('a copy of a function of templates/ counts as a function of its template', () => {
  const urlOf = (path: string): string => new URL(path, `file://${root}/`).href;
  expect(moduleOf(urlOf('generated/client/runtime/calls.ts'), 'apiCall')).toBe('templates/client/core.ts');
  expect(moduleOf(urlOf('generated/client/runtime/calls.ts'), 'resultOf')).toBe('templates/client/result-of.ts');
  expect(moduleOf('file:///tmp/output/shared/media-types.ts', 'charsetOf')).toBe('templates/shared/charset.ts');
  expect(moduleOf('file:///tmp/output/client/runtime/media-types.ts', 'charsetOf')).toBe('templates/shared/charset.ts');
  expect(moduleOf(urlOf('templates/shared/charset.ts'), 'charsetOf')).toBe('templates/shared/charset.ts');
  expect(moduleOf(urlOf('diff/api/levels.ts'), 'any')).toBe('diff/api/levels.ts');
  expect(moduleOf(urlOf('generated/client/pages.ts'), 'any')).toBeUndefined();
  expect(moduleOf(urlOf('node_modules/yaml/index.ts'), 'any')).toBeUndefined();
});

test('only functions that were called count', () => {
  const executed: ExecutedFunctions = new Map();
  const rangesOf = (startOffset: number, endOffset: number, count: number) => ({
    functionName: '',
    isBlockCoverage: false,
    ranges: [{ startOffset, endOffset, count }],
  });
  const url = `file://${root}/diff/api/levels.ts`;
  addExecuted(executed, [
    { scriptId: '1', url, functions: [rangesOf(0, 100, 1), rangesOf(10, 20, 0), rangesOf(30, 40, 2)] },
  ]);
  expect(executed).toEqual(new Map([['diff/api/levels.ts', new Set([70])]]));
});

test.each([
  ['export const one = 1;', 0],
  ['export function one() { return [1].map((x) => x); }', 1],
  ['const one = () => 1; export class Two { three() { return one(); } get four() { return 4; } }', 3],
  ['export const table = { one: () => 1, two: () => 2 };', 2],
  ['declare function one(): void; export interface Two { three(): void }', 0],
])('%s has so many functions: %i', (text, count) => {
  expect(countOutermostFunctions(text)).toBe(count);
});
