import { parseArgs } from 'node:util';
import { type Room, rooms } from './rooms.ts';

export interface MutationOptions {
  readonly room: Room;
  /** The number of mutants to test. */
  readonly sample: number;
  readonly seed: number;
  /** Only files whose path contains this text get mutants. */
  readonly files: string;
}

const help = `Usage: npm run test:mutation -- [--room NAME] [--files TEXT] [--sample COUNT] [--seed NUMBER]

Makes random small changes (mutants) in the files of one folder (a room), one at a time, and runs the tests that cover this folder.
A mutant survives if no test fails. The tests run in a temporary copy of the repository.

  --room NAME     ${Object.entries(rooms)
    .map(([name, { folder }]) => `${name} (${folder})`)
    .join(', ')}; default: shared
  --files TEXT    only files whose path contains the text, such as build/pattern
  --sample COUNT  the number of mutants; default: 50
  --seed NUMBER   the same seed chooses the same mutants, as long as no file changes; default: 1
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
        room: { type: 'string', default: 'shared' },
        files: { type: 'string', default: '' },
        sample: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(help);
      process.exit(0);
    }
    const room = Object.hasOwn(rooms, values.room) ? rooms[values.room] : undefined;
    if (room === undefined) throw new Error(`--room must be one of ${Object.keys(rooms).join(', ')}.`);
    const [sample, seed] = [positiveInteger('sample', values.sample), positiveInteger('seed', values.seed)];
    return { room, files: values.files, sample, seed };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUse --help to see all options.\n`);
    process.exit(2);
  }
}

function positiveInteger(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/u.test(text)) {
    throw new Error(`--${name} must be a whole number from 1 to 999999999, but is "${text}".`);
  }
  return Number(text);
}
