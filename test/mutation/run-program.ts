import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Outcome {
  readonly status: 'passed' | 'failed' | 'timed out';
  /** The last characters of the output. */
  readonly output: string;
  readonly milliseconds: number;
}

const longestOutput = 4_000;
const running = new Set<ChildProcess>();

/**
 * Runs a program of Node in a process group of its own.
 *
 * @param timeLimit the time limit in milliseconds. After this time, all processes of the group are killed. Undefined if
 * the time is not limited.
 */
export async function runProgram(args: readonly string[], folder: string, timeLimit?: number): Promise<Outcome> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-longestOutput)));
  }
  let isLate = false;
  const timer =
    timeLimit === undefined
      ? undefined
      : setTimeout(() => {
          isLate = true;
          kill(child);
        }, timeLimit);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  running.delete(child);
  // A failed program may leave processes behind, for example the workers of vitest.
  kill(child);
  const status = isLate ? 'timed out' : code === 0 ? 'passed' : 'failed';
  return { status, output, milliseconds: performance.now() - start };
}

/** Ends all processes of all programs that run. */
export function killPrograms(): void {
  for (const child of running) kill(child);
}

/** Ends the processes of a group, if there are any left. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has no process left.
  }
}
