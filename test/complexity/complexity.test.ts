import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureFile } from './cognitive-complexity.ts';

const root = join(import.meta.dirname, '../..');
const rooms = [
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
];
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--deduplicate', ...rooms.map((room) => `${room}/*.ts`)],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

/** The highest complexity of a function, with the functions inside it. */
const highestComplexity = 40;

/** The number of functions above a complexity of 15, for each 1,000 functions. */
const complexPerThousand = 5;

test('functions can be read at once', () => {
  const functions = files.flatMap((file) => measureFile(join(root, file)));
  const linesAbove = (limit: number): readonly string[] =>
    functions
      .filter(({ complexity }) => complexity > limit)
      .map(({ file, line, name, complexity }) => `${file}:${line} ${name}: ${complexity}`);
  expect(linesAbove(highestComplexity)).toEqual([]);
  const complex = linesAbove(15);
  const isTooMany = complex.length > (functions.length * complexPerThousand) / 1000;
  expect(isTooMany ? complex : []).toEqual([]);
});
