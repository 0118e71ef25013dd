import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { eventually } from '../sandbox/eventually.ts';
import { mainModule } from '../main-module.ts';

/** A process that a test sends signals to. */
export interface RunningCommand {
  readonly process: ChildProcess;
  /** Returns the output of the process on stdout and stderr. */
  readonly output: () => string;
  /**
   * Waits until the output of the process matches a pattern. Returns the first group of the pattern.
   *
   * @param after an offset. The output before this offset is ignored.
   */
  readonly printed: (pattern: RegExp, after?: number) => Promise<string>;
  /** Resolves at the end of the process, with the exit code and the signal that killed the process. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Returns the names of the temporary folders of the process. */
  readonly temporary: () => readonly string[];
}

/** The beginning of a command line that runs `forgespec` from its source code. */
export const forgespec = [process.execPath, mainModule] as const;

/** The type of `onTestFinished`, with which a test registers functions that run at the end of the test. */
type Finish = TestContext['onTestFinished'];

const project = join(import.meta.dirname, '../..');

/** Runs a program in the folder of the project, with a new folder for temporary files, until the end of a test. */
export const run = (finish: Finish, ...command: readonly string[]): RunningCommand =>
  runIn(project, finish, ...command);

/** Runs a program in a folder, with a new folder for temporary files, until the end of a test. */
export function runIn(cwd: string, finish: Finish, ...[program = '', ...args]: readonly string[]): RunningCommand {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-stopping-'));
  const { npm_lifecycle_event, FORCE_COLOR, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { ...inherited, TMPDIR: folder, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The program gets its own process group, so that the test can end all processes of the group.
    detached: true,
  });
  finish(() => {
    spawnSync('kill', ['-KILL', '--', `-${child.pid}`]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return {
    process: child,
    output: () => output,
    async printed(pattern, after = 0) {
      // A sandbox on a busy computer may take a minute to start.
      for (let attempt = 0; attempt < 3000 && !pattern.test(output.slice(after)); attempt += 1) {
        if (child.exitCode !== null || child.signalCode !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const match = pattern.exec(output.slice(after));
      if (match === null) throw new Error(`The output does not match ${String(pattern)}:\n${output.slice(after)}`);
      return match[1] ?? '';
    },
    ended: once(child, 'exit').then(([code, signal]) => ({ code, signal })),
    temporary: () => readdirSync(folder).filter((name) => name.startsWith('forgespec-')),
  };
}

/** Opens a connection and sends bytes on it. */
export async function open(url: string, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

/** Waits until nothing listens on a port. */
export async function isFree(url: string): Promise<void> {
  const isRefused = async (): Promise<boolean> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    return refused;
  };
  await eventually(isRefused, Boolean);
}

/** Returns the process ids of the children of a process. */
export const childrenOf = (pid: number | undefined): readonly number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);

/** Returns true if a process exists, and is not a zombie. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}
