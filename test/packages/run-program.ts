import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface ProgramEnd {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in a folder, and waits for its end. */
export async function runProgram(folder: string, program: string, ...args: readonly string[]): Promise<ProgramEnd> {
  const child = spawn(program, args, { cwd: folder, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, stdout, stderr };
}

/** The environment of this process, without the variables of the npm script and of vitest. */
export const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_(?:lifecycle|package|command)|VITEST|NODE_ENV)/u.test(name),
    ),
  );
