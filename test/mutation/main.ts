// npm run test:mutation -- [--room NAME] [--sample N] [--seed N]: changes random places of a room, and counts the changes that the
// tests notice. Needs a checkout without uncommitted changes, because it changes files in place; it restores each of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants.ts';

const root = join(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** The folder that a room mutates, and the tests that cover it: the checks without vitest first, because they are faster. */
const rooms: Readonly<Record<string, { folder: string; checks: readonly string[][]; tests: readonly string[] }>> = {
  shared: {
    folder: 'templates/shared',
    // The tests of the output run on the copies in generated/.
    checks: [],
    tests: ['test/shared', 'test/parameters', 'test/client', 'test/server', 'test/mock'],
  },
  model: {
    folder: 'generator/2-model',
    checks: [['cli/main.ts', 'generate', '--check']],
    tests: ['test/load', 'test/diagnostics', 'test/lint-rules', 'test/validators', 'test/client', 'test/parameters'],
  },
  validators: {
    folder: 'generator/3-emit/validators',
    checks: [['cli/main.ts', 'generate', '--check']],
    tests: ['test/validators', 'test/parameters', 'test/conformance', 'test/scenarios'],
  },
};

const { values } = parseArgs({
  options: {
    room: { type: 'string', default: 'shared' },
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});
const room = rooms[values.room];
if (room === undefined) throw new Error(`--room must be one of ${Object.keys(rooms).join(', ')}`);
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
if (git('status', '--porcelain').trim() !== '')
  throw new Error('Commit your changes first: mutants are written in place');

const files = git('ls-files', room.folder)
  .split('\n')
  .filter((file) => file.endsWith('.ts'));
const all = files.flatMap((file) =>
  mutantsOf(file, readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, mutant })),
);
const chosen = sampleOf(all, Number(values.sample), Number(values.seed));

let noticed = 0;
const survivors: string[] = [];
for (const [index, { file, mutant }] of chosen.entries()) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end));
  let isNoticed = false;
  try {
    if (room === rooms['shared']) runs(['cli/main.ts', 'generate', '--force']);
    isNoticed = room.checks.some((check) => !runs(check)) || !runs([vitest, 'run', '--bail', '1', ...room.tests]);
  } finally {
    writeFileSync(path, text);
    if (room === rooms['shared']) git('checkout', '--quiet', '--', 'generated');
  }
  const line = text.slice(0, mutant.start).split('\n').length;
  const original = text.slice(mutant.start, mutant.end).replaceAll(/\s+/gu, ' ').slice(0, 60);
  const place = `${file}:${line}  ${original}  →  ${mutant.replacement}`;
  if (isNoticed) noticed += 1;
  else survivors.push(place);
  process.stdout.write(`${index + 1}/${chosen.length} ${isNoticed ? 'noticed ' : 'survived'} ${place}\n`);
}
process.stdout.write(
  `${noticed} of ${chosen.length} mutants noticed (${((100 * noticed) / chosen.length).toFixed(0)} %), of ${all.length} in ${room.folder}\n`,
);
for (const survivor of survivors) process.stdout.write(`survived: ${survivor}\n`);

/** Runs a program of Node. Returns true if it succeeds within two minutes: a mutant may have an endless loop. */
function runs(args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore', timeout: 120_000 });
  return status === 0;
}

/** Returns random elements of a list, the same for the same seed. */
function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  const random = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ item }) => item);
}
