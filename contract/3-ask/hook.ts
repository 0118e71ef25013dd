import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CannotRunError } from '../cannot-run.ts';

/**
 * Runs a program from the fixtures, without a shell.
 *
 * @param words the program and its arguments; undefined to run nothing.
 * @param name the key of the fixtures file, for messages.
 * @throws {CannotRunError} if the program fails.
 */
export async function runHook(words: readonly string[] | undefined, name: string): Promise<void> {
  const [program, ...others] = words ?? [];
  if (program === undefined) return;
  const child = spawn(program, others, { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const [code, signal] = await once(child, 'exit');
    if (code === 0) return;
    const end =
      signal === null ? `ended with the exit code ${String(code)}` : `was ended by the signal ${String(signal)}`;
    throw new CannotRunError(`The hook ${name} of the fixtures (${program}) ${end}.`);
  } catch (error) {
    if (error instanceof CannotRunError) throw error;
    throw new CannotRunError(`The hook ${name} of the fixtures cannot run ${program}.`, { cause: error });
  }
}
