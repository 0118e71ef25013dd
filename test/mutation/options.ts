import { parseArgs } from 'node:util';
import { roomNames, type RoomName } from './rooms.ts';

export interface MutationOptions {
  readonly rooms: readonly RoomName[];
  /** The number of mutants to test. Undefined to use the number of the last score. */
  readonly sample: number | undefined;
  /** Undefined to use the seed of the last score. */
  readonly seed: number | undefined;
  /** Only files whose path contains this text get mutants. */
  readonly files: string;
  /** True to write the scores to `scores.json`. */
  readonly isUpdate: boolean;
}

const help = `Usage: npm run test:mutation -- [--room NAME] [--files TEXT] [--sample COUNT] [--seed NUMBER] [--update]

Makes random small changes (mutants) in the files of a room, one at a time, and runs the tests that cover this room. A mutant survives if
no test fails. The tests run in a temporary copy of the repository. Then the rate of caught mutants is compared with the last score of the
room in test/mutation/scores.json. If the rate is lower, the command fails with exit code 1.

  --room NAME     ${roomNames.join(', ')}; can be repeated; default: all of them
  --files TEXT    only files whose path contains the text, such as model/pattern; the result is then not compared
  --sample COUNT  the number of mutants for each room; default: the number of the last score
  --seed NUMBER   the same seed chooses the same mutants in code that has not changed; default: the seed of the last score
  --update        writes the results to scores.json
  --help          shows this text

Before the mutants are tested, each check runs once without a mutant. If a check fails, the command stops with exit code 2.
Results:
  caught        a check failed, and failed again when it was repeated
  timed out     a check took three times as long as without the mutant, and at least 60 seconds, for example because of an
                endless loop: the mutant counts as caught
  survived      all checks passed, or a failure did not happen again
  not compiled  the mutant has a type error: the mutant is not tested, and the rate does not include it
  equivalent    test/mutation/equivalent.ts says that no test can notice the mutant: the mutant is not tested, and the rate
                does not include it
`;

/**
 * Reads the command line. If `--help` is given, prints the help, and ends the process. If an option is not valid, prints an error, and ends
 * the process with exit code 2.
 */
export function readOptions(args: string[]): MutationOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        room: { type: 'string', multiple: true, default: [...roomNames] },
        files: { type: 'string', default: '' },
        sample: { type: 'string' },
        seed: { type: 'string' },
        update: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(help);
      process.exit(0);
    }
    if (values.update && values.files !== '')
      throw new Error('--update needs a sample of the whole room, without --files.');
    return {
      rooms: values.room.map(roomNamed),
      files: values.files,
      sample: positiveInteger('sample', values.sample),
      seed: positiveInteger('seed', values.seed),
      isUpdate: values.update,
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUse --help to see all options.\n`);
    process.exit(2);
  }
}

function roomNamed(name: string): RoomName {
  const room = roomNames.find((known) => known === name);
  if (room === undefined) throw new Error(`--room must be one of ${roomNames.join(', ')}.`);
  return room;
}

function positiveInteger(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/u.test(text)) {
    throw new Error(`--${name} must be a whole number from 1 to 999999999, but is "${text}".`);
  }
  return Number(text);
}
