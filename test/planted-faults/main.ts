import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { copyRepository, restoreCopy } from '../repository-copy.ts';
import { type PlantedFault, plantedFaults } from './faults.ts';

// Writes each planted fault into a copy of the repository, and runs the tests of the quick loop. Prints if a test fails because of the
// fault, and the time. The static checks do not run, because each fault compiles. `--room sandbox` uses only the faults of one room, `--first 2` the first two of
// each room. The exit code is 1 if the loop finds less than nine tenths of the faults.

const root = join(import.meta.dirname, '../..');
const { values: options } = parseArgs({ options: { room: { type: 'string' }, first: { type: 'string' } } });
const roomOf = ({ file }: PlantedFault): string => file.slice(0, file.indexOf('/'));

/** Returns the faults that the options select. */
function selectedFaults(): PlantedFault[] {
  const byRoom = Map.groupBy(plantedFaults, roomOf);
  return [...byRoom]
    .filter(([room]) => options.room === undefined || room === options.room)
    .flatMap(([, faults]) => faults.slice(0, options.first === undefined ? undefined : Number(options.first)));
}

interface Result {
  /** The test files that fail because of the fault. */
  readonly failed: readonly string[];
  readonly seconds: number;
}

/** Runs the quick loop with a fault. If the output contains a copy of the module, as for `templates/`, generates the output first. */
async function tryFault({ file, find, replace }: PlantedFault, copy: string): Promise<Result> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${file} does not contain this text exactly once: ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  if (file.startsWith('templates/')) {
    // With some faults, this command reports an error. The tests run nevertheless.
    spawnSync(process.execPath, ['cli/main.ts', 'generate', '--force'], { cwd: copy, stdio: 'ignore' });
  }
  const start = performance.now();
  const failed = await failedTests(copy, 'test/check.ts', '--quick', '--only', 'tests');
  const seconds = (performance.now() - start) / 1000;
  restoreCopy(copy);
  // A test that also fails without the fault has another cause, such as a time limit on a busy machine.
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const unrelated = failed.length === 0 ? [] : await failedTests(copy, vitest, 'run', ...failed);
  return { failed: failed.filter((file) => !unrelated.includes(file)), seconds };
}

/** Runs a program of Node in the copy. Returns the test files that fail. */
async function failedTests(copy: string, ...args: string[]): Promise<string[]> {
  const output = await outputOf(copy, args);
  const found = output.matchAll(/^ ?FAIL .*?(test\/\S+\.test\.ts)/gmu);
  return [...new Set(Array.from(found, ([, name = '']) => name))];
}

async function outputOf(copy: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(child, 'close');
  return stripVTControlCharacters(output);
}

const copy = mkdtempSync(join(tmpdir(), 'forgespec-faults-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
// The test that compares the entries with the files would find each fault.
copyRepository(root, copy, ['test/planted-faults/faults.test.ts']);
const faults = selectedFaults();
let found = 0;
for (const fault of faults) {
  const { failed, seconds } = await tryFault(fault, copy);
  if (failed.length > 0) found += 1;
  const result = failed.length > 0 ? `found by ${failed.slice(0, 3).join(', ')}` : 'NOT FOUND';
  process.stdout.write(`${fault.file}: ${fault.says} ${result} (${seconds.toFixed(0)} s)\n`);
}
process.stdout.write(`${found} of ${faults.length} faults found\n`);
process.exitCode = found >= faults.length * 0.9 ? 0 : 1;
