import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { equivalenceOf } from './equivalent.ts';
import type { Mutant } from './mutants.ts';
import { readOptions } from './options.ts';
import type { Room } from './rooms.ts';
import { runCheck } from './run-check.ts';
import { killPrograms } from './run-program.ts';
import { sampleOf } from './sample-of.ts';
import { copyRepository, filesOf, git } from './scratch-copy.ts';
import { type LimitedCheck, testMutant } from './test-mutant.ts';

// `npm run test:mutation -- --help` shows the options. Each mutant is written to a scratch copy of the repository.

const root = join(import.meta.dirname, '../..');
/** The lowest time limit, in milliseconds. */
const shortestTimeLimit = 60_000;
/** The time limit of a check with a mutant, as a multiple of the time of the check without a mutant. */
const timeLimitFactor = 3;

const { room, files: part, sample, seed } = readOptions(process.argv.slice(2));
// These modules load the compiler, which a call with wrong options does not need.
const { mutantsOf } = await import('./mutants.ts');
const { createTypeCheck } = await import('./type-check.ts');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'forgespec-mutation-')));
process.on('exit', () => {
  killPrograms();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
// Each exit code is 128 plus the number of the signal.
process.on('SIGHUP', () => process.exit(129));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
copyRepository(root, folder);

const files = filesOf(root, room.folder).filter((file) => file.endsWith('.ts') && file.includes(part));
const all = files.flatMap((file) =>
  mutantsOf(file, readFileSync(join(folder, file), 'utf8')).map((mutant) => ({ file, mutant })),
);
const isCorrect = createTypeCheck(folder, files);
const checks = await runBaseline(room);
const counts = { caught: 0, 'timed out': 0, survived: 0, 'not compiled': 0, equivalent: 0 };
const notCaught: string[] = [];

for (const { file, mutant } of sampleOf(all, sample, seed)) {
  const { result, by } = await resultOf(file, mutant);
  counts[result] += 1;
  const line = `${result}: ${describe(file, mutant)}${by === '' ? '' : `  (${by})`}`;
  if (result === 'survived' || result === 'equivalent') notCaught.push(line);
  const count = Object.values(counts).reduce((sum, number) => sum + number);
  print(`${count}/${Math.min(sample, all.length)} ${line}`);
}
const tested = counts.caught + counts['timed out'] + counts.survived;
const caught = counts.caught + counts['timed out'];
const rate = tested === 0 ? '' : ` (${((100 * caught) / tested).toFixed(0)} %)`;
print(`
${caught} of ${tested} mutants are caught${rate}, ${counts['timed out']} of them by a time limit, and ${counts.survived} survived.
${counts['not compiled']} more have a type error, and ${counts.equivalent} are equivalent: these are not tested. ${room.folder} has ${all.length} mutants in total.`);
for (const line of notCaught) print(line);

/** Runs the checks without a mutant, and returns the time limit of each check. Stops the program if a check fails. */
async function runBaseline({ checks }: Room): Promise<LimitedCheck[]> {
  const limited: LimitedCheck[] = [];
  for (const check of checks) {
    const running = runCheck(check, folder);
    print(`without a mutant: ${check.name} is running`);
    const { status, milliseconds, failedFiles, output } = await running;
    if (status !== 'passed') {
      const names = failedFiles.map((file) => `\n  ${file}`).join('');
      process.stderr.write(`${output}\nWithout a mutant, a check fails: ${check.name}${names}\nFix the check first.\n`);
      process.exit(2);
    }
    const timeLimit = Math.max(shortestTimeLimit, timeLimitFactor * milliseconds);
    print(`without a mutant: ${check.name} passed in ${seconds(milliseconds)}; time limit ${seconds(timeLimit)}`);
    limited.push({ check, timeLimit });
  }
  return limited;
}

/** Writes a mutant to the scratch copy, runs the checks, and restores the files. */
async function resultOf(file: string, mutant: Mutant): Promise<{ result: keyof typeof counts; by: string }> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const mutated = text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
  if (!isCorrect(file, mutated)) return { result: 'not compiled', by: '' };
  const reason = equivalenceOf(file, text, mutant);
  if (reason !== undefined) return { result: 'equivalent', by: reason };
  writeFileSync(path, mutated);
  const verdict = await testMutant(folder, checks);
  writeFileSync(path, text);
  if (room.isCopiedToOutput) {
    git(folder, 'checkout', '--quiet', '--', 'generated');
    git(folder, 'clean', '--quiet', '--force', '-d', 'generated');
  }
  return verdict;
}

/** Returns the source location, the original text and the new text of a mutant. */
function describe(file: string, { start, end, replacement }: Mutant): string {
  const text = readFileSync(join(folder, file), 'utf8');
  const line = text.slice(0, start).split('\n').length;
  const original = text.slice(start, end).replaceAll(/\s+/gu, ' ').slice(0, 60);
  return `${file}:${line}  ${original}  →  ${replacement.replaceAll(/\s+/gu, ' ').slice(0, 60)}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(0)} s`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
