import { execFile } from 'node:child_process';
import { mainModule } from '../main-module.ts';

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  /** Environment variables to add to the variables of the test process. */
  readonly env?: Readonly<Record<string, string>>;
  /** The content of standard input. Default: nothing. */
  readonly input?: string;
}

/**
 * Runs the command in a folder, as a user does. The output goes into pipes, and the environment does not look like CI.
 */
export const runForgespec = (cwd: string, ...args: readonly string[]): Promise<Run> => runWith({ cwd }, ...args);

/** Runs the command with environment variables and standard input. */
export function runWith({ cwd, env, input }: RunOptions, ...args: readonly string[]): Promise<Run> {
  const { FORCE_COLOR, NO_COLOR, FORGESPEC_DEBUG, CI, ...others } = process.env;
  const { promise, resolve } = Promise.withResolvers<Run>();
  const options = { cwd, env: { ...others, ...env }, timeout: 60_000 };
  const child = execFile(process.execPath, [mainModule, ...args], options, (error, stdout, stderr) => {
    resolve({ code: error === null ? 0 : Number(error.code ?? NaN), stdout, stderr });
  });
  child.stdin?.end(input);
  return promise;
}

/** An entry of `forgespec config --json`. */
export interface PrintedValue {
  readonly value: unknown;
  readonly source: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly flag?: string;
}
