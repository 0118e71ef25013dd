import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, git } from '../repository-copy.ts';
import { equivalenceOf } from './equivalent.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { rooms, type Check, type RoomName } from './rooms.ts';
import { runCheck } from './run-check.ts';
import { sampleOf } from './sample-of.ts';
import { testMutant, type LimitedCheck, type Verdict } from './test-mutant.ts';
import { createTypeCheck, type TypeCheck } from './type-check.ts';

/** The lowest time limit, in milliseconds. */
const shortestTimeLimit = 60_000;
/** The time limit of a check with a mutant, as a multiple of the time of the check without a mutant. */
const timeLimitFactor = 3;

/** The mutants of a room to test. */
export interface Selection {
  readonly room: RoomName;
  /** Only files whose path contains this text get mutants. */
  readonly files: string;
  readonly sample: number;
  readonly seed: number;
}

type Result = Verdict['result'] | 'not compiled' | 'equivalent';

/** The number of mutants with each result. */
export type Counts = Readonly<Record<Result, number>>;

export interface RoomReport {
  readonly counts: Counts;
  /** A line about each mutant that survived or is equivalent. */
  readonly notCaught: readonly string[];
  /** The number of all mutants of the room. */
  readonly total: number;
}

/** A check that fails without a mutant. */
export class FailingCheckError extends Error {
  override readonly name = 'FailingCheckError';
}

interface LocatedMutant {
  readonly file: string;
  /** The text of the file without the mutant. */
  readonly text: string;
  readonly mutant: Mutant;
}

/**
 * Tests the selected mutants of a room in a scratch copy of the repository, and prints a line about each of them.
 *
 * @throws {FailingCheckError} if a check fails without a mutant.
 */
export async function testRoom(
  folder: string,
  selection: Selection,
  print: (line: string) => void,
): Promise<RoomReport> {
  const { room, sample, seed } = selection;
  const files = filesOf(folder, room).filter((file) => file.endsWith('.ts') && file.includes(selection.files));
  const all = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return mutantsOf(file, text).map((mutant): LocatedMutant => ({ file, text, mutant }));
  });
  const isCorrect = createTypeCheck(folder, files);
  const checks = await runBaseline(folder, rooms[room].checks, print);
  const counts: Record<Result, number> = { caught: 0, 'timed out': 0, survived: 0, 'not compiled': 0, equivalent: 0 };
  const notCaught: string[] = [];
  const selected = sampleOf(all, sample, seed, identityOf);
  for (const [index, located] of selected.entries()) {
    const { result, by } = await resultOf(folder, located, isCorrect, checks);
    if (rooms[room].isCopiedToOutput === true) restoreOutput(folder);
    counts[result] += 1;
    const message = `${result}: ${locationOf(located)}  ${changeOf(located)}${by === '' ? '' : `  (${by})`}`;
    if (result === 'survived' || result === 'equivalent') notCaught.push(message);
    print(`${room} ${index + 1}/${selected.length} ${message}`);
  }
  return { counts, notCaught, total: all.length };
}

/** Runs the checks without a mutant, and returns the time limit of each check. */
async function runBaseline(
  folder: string,
  checks: readonly Check[],
  print: (line: string) => void,
): Promise<LimitedCheck[]> {
  const limited: LimitedCheck[] = [];
  for (const check of checks) {
    const running = runCheck(check, folder);
    print(`without a mutant: ${check.name} is running`);
    const { status, milliseconds, failedFiles, output } = await running;
    if (status !== 'passed') {
      const names = failedFiles.map((file) => `\n  ${file}`).join('');
      throw new FailingCheckError(
        `${output}\nWithout a mutant, a check fails: ${check.name}${names}\nFix the check first.`,
      );
    }
    const timeLimit = Math.max(shortestTimeLimit, timeLimitFactor * milliseconds);
    print(`without a mutant: ${check.name} passed in ${seconds(milliseconds)}; time limit ${seconds(timeLimit)}`);
    limited.push({ check, timeLimit });
  }
  return limited;
}

/** Writes a mutant to the scratch copy, runs the checks, and restores the file. */
async function resultOf(
  folder: string,
  { file, text, mutant }: LocatedMutant,
  isCorrect: TypeCheck,
  checks: readonly LimitedCheck[],
): Promise<{ result: Result; by: string }> {
  const path = join(folder, file);
  const mutated = text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
  if (!isCorrect(file, mutated)) return { result: 'not compiled', by: '' };
  const reason = equivalenceOf(file, text, mutant);
  if (reason !== undefined) return { result: 'equivalent', by: reason };
  writeFileSync(path, mutated);
  const verdict = await testMutant(folder, checks);
  writeFileSync(path, text);
  return verdict;
}

/** Restores the generated files, which a run of `generate` has changed. */
function restoreOutput(folder: string): void {
  git(folder, 'checkout', '--quiet', '--', 'generated');
  git(folder, 'clean', '--quiet', '--force', '-d', 'generated');
}

/** Returns the path and the line of a mutant. */
const locationOf = ({ file, text, mutant }: LocatedMutant): string =>
  `${file}:${text.slice(0, mutant.start).split('\n').length}`;

/** Returns the original and the new text of a mutant. */
function changeOf({ text, mutant: { start, end, replacement } }: LocatedMutant): string {
  const original = text.slice(start, end).replaceAll(/\s+/gu, ' ').slice(0, 60);
  return `${original}  →  ${replacement.replaceAll(/\s+/gu, ' ').slice(0, 60)}`;
}

/** Returns a text that stays the same if other lines of the file change. */
function identityOf(located: LocatedMutant): string {
  const { file, text, mutant } = located;
  const line = text.slice(text.lastIndexOf('\n', mutant.start) + 1).split('\n', 1)[0] ?? '';
  return `${file}\0${line.trim()}\0${changeOf(located)}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(0)} s`;
}
