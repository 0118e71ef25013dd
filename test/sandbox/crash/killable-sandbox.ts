import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ApiError, ConnectionError, createClient, type Client } from '../../../generated/client/index.ts';
import { mainModule } from '../../main-module.ts';

/** A process of `forgespec sandbox`. */
export interface SandboxProcess {
  /**
   * Kills the process immediately: alone, or together with the programs that it has started. Resolves when the process
   * has ended.
   */
  readonly kill: (what: 'everything' | 'itself') => Promise<void>;
  /** Resolves at the end of the process, with its exit code and its output on stderr. */
  readonly ended: Promise<{ readonly code: number | null; readonly messages: string }>;
}

/** A sandbox in its own process. */
export interface KillableSandbox extends SandboxProcess {
  /** The origin, such as `http://127.0.0.1:4011`. */
  readonly url: string;
  readonly client: Client;
  /**
   * Resets the sandbox.
   *
   * @throws {TypeError} if the sandbox is killed during the reset.
   */
  readonly reset: () => Promise<void>;
}

/**
 * Starts a sandbox, and does not wait until the sandbox is ready.
 *
 * @param options options of the command.
 */
export function startProcess(...options: string[]): SandboxProcess {
  return processOf(spawnSandbox(options));
}

/**
 * Starts a sandbox whose data are in a folder.
 *
 * @returns the sandbox when it is ready.
 * @throws {Error} if the process ends before it is ready.
 */
export async function startKillable(folder: string, ...options: string[]): Promise<KillableSandbox> {
  const child = spawnSandbox(['--port', '0', '--control-port', '0', '--data', folder, ...options]);
  const running = processOf(child);
  let controlUrl = '';
  for await (const line of createInterface({ input: child.stdout })) {
    controlUrl = /control port listens on (http:\S+?)\/sandbox/u.exec(line)?.[1] ?? controlUrl;
    const [, url] = /listens on (http:\S+?)\/api/u.exec(line) ?? [];
    if (url === undefined) continue;
    const auth = { PrivateToken: 'token-of-mira' };
    const client = createClient({ baseUrl: url, auth, retry: false, timeout: 600_000 });
    const reset = async (): Promise<void> => {
      const { status } = await fetch(`${controlUrl}/sandbox/reset`, { method: 'POST' });
      if (status !== 204) throw new Error(`The reset was answered with ${status}`);
    };
    return { ...running, url, client, reset };
  }
  throw new Error(`The sandbox ended before it was ready: ${(await running.ended).messages}`);
}

function spawnSandbox(options: readonly string[]) {
  return spawn(process.execPath, [mainModule, 'sandbox', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that `kill` can end the sandbox and its programs together.
    detached: true,
  });
}

function processOf(child: ReturnType<typeof spawnSandbox>): SandboxProcess {
  const { pid } = child;
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  // A git command that a killed sandbox has started may keep the streams open after the end of the sandbox.
  const ended = once(child, 'exit').then(async ([code]) => {
    await Promise.race([once(child.stderr, 'close'), new Promise((resolve) => setTimeout(resolve, 1000))]);
    return { code: code as number | null, messages };
  });
  return {
    ended,
    kill: async (what) => {
      if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      process.kill(what === 'everything' ? -pid : pid, 'SIGKILL');
      await gone;
    },
  };
}

/**
 * Calls a function repeatedly with the numbers from 1, until the sandbox does not respond any more.
 *
 * @param stop ends the calls. If it is given, the database of the sandbox may be unavailable, so the function may fail with 503.
 */
export async function untilGone(work: (number: number) => Promise<void>, stop?: AbortSignal): Promise<void> {
  const isStopped = (): boolean => stop?.aborted === true;
  for (let number = 1; !isStopped(); number += 1) {
    try {
      await work(number);
    } catch (error) {
      if (error instanceof ConnectionError) return;
      if (stop === undefined || !isUnavailable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Returns true if the sandbox has rejected a request because its database was unavailable. */
export const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.status === 503;
