import { parseArgs } from 'node:util';

/** The checks that `test/check.ts` runs. */
export interface CheckOptions {
  readonly kind: 'options';
  /** True if only the fast checks run, and the tests that reach changed files. */
  readonly isQuick: boolean;
  /** True if the tests that need much time run too. */
  readonly isLong: boolean;
  /** The beginning of the names of the checks to run, or `tests`. Undefined if all checks and the tests run. */
  readonly only: string | undefined;
}

/** A text to print in place of running checks: the help, or the fault of the arguments. */
interface CheckText {
  readonly kind: 'fault' | 'help';
  readonly text: string;
}

const help = `Usage: node test/check.ts [--quick | --long] [--only NAME]

Runs all static checks, then the tests.

  --quick      run only the fast checks, and the tests that reach the changed files
  --long       also run the tests that need much time, and repeat more often what is random
  --only NAME  run only the static checks whose names begin with NAME; with "tests", run only the tests
  --help       print this text
`;

/** Reads the arguments of `test/check.ts`. For `--help`, and after wrong use, returns the text to print. */
export function readCheckOptions(args: readonly string[]): CheckOptions | CheckText {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        quick: { type: 'boolean', default: false },
        long: { type: 'boolean', default: false },
        only: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { kind: 'help', text: help };
    if (values.quick && values.long) return { kind: 'fault', text: '--quick and --long exclude each other.\n' };
    return { kind: 'options', isQuick: values.quick, isLong: values.long, only: values.only };
  } catch (error) {
    const [cause = ''] = String(error instanceof Error ? error.message : error).split(/[.\n]/u);
    return { kind: 'fault', text: `${cause}. The options are --quick, --long, --only NAME and --help.\n` };
  }
}
