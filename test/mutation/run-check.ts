import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Check } from './rooms.ts';
import { type Outcome, runProgram } from './run-program.ts';

export interface CheckOutcome extends Outcome {
  /** The test files with a failure, relative to the folder. Empty for a check without vitest. */
  readonly failedFiles: readonly string[];
}

/**
 * The time limit of one test, in milliseconds. It is as long as the longest one of vitest.config.ts, except that of the
 * tests of crashes, so that a busy machine causes fewer failures.
 */
const testTimeout = '300000';

/**
 * Runs a check in a scratch copy.
 *
 * @param timeLimit the time limit in milliseconds. Undefined if the time is not limited.
 */
export async function runCheck(check: Check, folder: string, timeLimit?: number): Promise<CheckOutcome> {
  if (!check.isVitest) return { ...(await runProgram(check.args, folder, timeLimit)), failedFiles: [] };
  const report = join(folder, 'node_modules/.mutation-report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout', testTimeout, ...reporters, ...check.args];
  const outcome = await runProgram(args, folder, timeLimit);
  return { ...outcome, failedFiles: existsSync(report) ? failedFilesOf(report, folder) : [] };
}

interface VitestReport {
  readonly testResults: readonly {
    /** The path of a test file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Returns the test files that failed. The files with a failed test come first. The other files may have been stopped by `--bail`, without a
 * failure of their own.
 */
function failedFilesOf(report: string, folder: string): string[] {
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.filter(({ status }) => status === 'failed');
  const hasFailedTest = failed.filter(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'failed'),
  );
  return [...new Set([...hasFailedTest, ...failed])].map(({ name }) => relative(folder, name));
}
