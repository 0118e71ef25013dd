import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../repository-copy.ts';
import { readOptions } from './options.ts';
import type { RoomName } from './rooms.ts';
import { killPrograms } from './run-program.ts';
import { areComparable, isBelow, rateOf, readScores, writeScore, type Score } from './scores.ts';

// `npm run test:mutation -- --help` shows the options. Each mutant is written to a scratch copy of the repository.

const root = join(import.meta.dirname, '../..');
/** The number of mutants of a room without a score. */
const usualSample = 20;

const options = readOptions(process.argv.slice(2));
// This module loads the compiler, which a call with wrong options does not need.
const { FailingCheckError, testRoom } = await import('./test-room.ts');
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

const results: string[] = [];
let isWorse = false;
try {
  for (const room of options.rooms) results.push(await resultOf(room));
} catch (error) {
  if (!(error instanceof FailingCheckError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
print(`\n${results.join('\n')}`);
process.exitCode = isWorse ? 1 : 0;

/** Tests the mutants of a room, prints those that are not caught, and returns a line with the score of the room. */
async function resultOf(room: RoomName): Promise<string> {
  const last = readScores()[room];
  const { files } = options;
  const sample = options.sample ?? last?.sample ?? usualSample;
  const seed = options.seed ?? last?.seed ?? 1;
  const { counts, notCaught, total } = await testRoom(folder, { room, files, sample, seed }, print);
  const caught = counts.caught + counts['timed out'];
  const score: Score = { sample, seed, tested: caught + counts.survived, caught };
  print(`
${room}: ${rateOf(score)} mutants are caught, ${counts['timed out']} of them by a time limit, and ${counts.survived} survived.
${counts['not compiled']} more have a type error, and ${counts.equivalent} are equivalent: these are not tested. The room has ${total} mutants in total.`);
  for (const line of notCaught) print(line);
  if (options.isUpdate) writeScore(room, score);
  return `${room}: ${rateOf(score)}${comparison(score, files === '' ? last : undefined)}`;
}

/** Compares a score with the last score of the room. */
function comparison(score: Score, last: Score | undefined): string {
  if (last === undefined) return ', not compared with a last score';
  if (!areComparable(score, last)) return `, not compared with ${rateOf(last)}, which has another sample or seed`;
  if (!isBelow(score, last)) return `, the last score was ${rateOf(last)}`;
  if (options.isUpdate) return `, lower than the last score, ${rateOf(last)}, which is replaced`;
  isWorse = true;
  return `, LOWER than the last score, ${rateOf(last)}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
