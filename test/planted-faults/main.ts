import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCheck } from '../mutation/run-check.ts';
import { killPrograms } from '../mutation/run-program.ts';
import { chooseQuickTests } from '../quick/quick-tests.ts';
import { copyRepository, restoreCopy } from '../repository-copy.ts';
import { type PlantedFault, plantedFaults } from './faults.ts';
import { findFailing, groupCount, groupTests } from './find-fault.ts';

// Writes each planted fault into a copy of the repository, and runs the tests that the quick loop chooses for it, until one of them fails
// because of the fault. The best tests run first: those of all faults, then further tests for the faults that are not found yet. The static
// checks do not run, because each fault compiles. `--room sandbox` uses only the faults of one room, `--first 2` the first two of each room.
// The exit code is 1 if the loop finds less than nine tenths of the faults.

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

/** Writes a fault into the copy. If the output contains a copy of the module, as for `templates/`, generates the output again. */
function plantFault({ file, find, replace }: PlantedFault, copy: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${file} does not contain this text exactly once: ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  if (!file.startsWith('templates/')) return;
  // With some faults, this command reports an error. The tests run nevertheless.
  spawnSync(process.execPath, ['cli/main.ts', 'generate', '--force'], { cwd: copy, stdio: 'ignore' });
}

/** Runs test files in the copy, and returns those that fail. If the setup of a project fails, returns all of them. */
async function failedTests(tests: readonly string[]): Promise<readonly string[]> {
  const { status, failedFiles } = await runCheck({ name: 'quick loop', isVitest: true, args: tests }, copy);
  return status === 'failed' && failedFiles.length === 0 ? tests : failedFiles;
}

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'forgespec-faults-')));
process.once('exit', () => {
  killPrograms();
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
// The test that compares the entries with the files would find each fault.
copyRepository(root, copy, ['test/planted-faults/faults.test.ts']);
const faults = selectedFaults();
let missing: readonly PlantedFault[] = faults;
for (let group = 0; group < groupCount; group += 1) {
  const found = new Set<PlantedFault>();
  for (const fault of missing) {
    plantFault(fault, copy);
    const tests = groupTests(chooseQuickTests(copy).choice.chosen)[group] ?? [];
    const finder = await findFailing(tests, failedTests, () => restoreCopy(copy));
    if (finder !== undefined) found.add(fault);
    const isLast = finder !== undefined || group === groupCount - 1;
    const result = finder === undefined ? (isLast ? 'NOT FOUND' : 'not found by the best tests') : `found by ${finder}`;
    process.stdout.write(`${fault.file}: ${fault.says} ${result}\n`);
  }
  missing = missing.filter((fault) => !found.has(fault));
}
const found = faults.length - missing.length;
process.stdout.write(`${found} of ${faults.length} faults found\n`);
process.exitCode = found >= faults.length * 0.9 ? 0 : 1;
