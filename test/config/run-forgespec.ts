import { execFile } from 'node:child_process';
import { join } from 'node:path';

const cli = join(import.meta.dirname, '../../cli/main.ts');

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in a folder like a user, but with its output in pipes. */
export function runForgespec(cwd: string, ...args: readonly string[]): Promise<Run> {
  const { FORCE_COLOR, NO_COLOR, FORGESPEC_DEBUG, ...env } = process.env;
  const { promise, resolve } = Promise.withResolvers<Run>();
  execFile(process.execPath, [cli, ...args], { cwd, env, timeout: 60_000 }, (error, stdout, stderr) => {
    resolve({ code: error === null ? 0 : Number(error.code ?? NaN), stdout, stderr });
  });
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
