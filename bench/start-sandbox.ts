import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A running sandbox. */
export interface StartedSandbox {
  readonly child: ChildProcess;
  /** The origin of the sandbox, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The time from the start of the command until it prints the address of the sandbox, in seconds. */
  readonly seconds: number;
  stop(): Promise<void>;
}

/**
 * Starts a sandbox with a command, and waits until the command prints the address of the sandbox.
 *
 * @param command the path of the module that implements the command: the source file or the built file.
 * @param variables additional environment variables.
 * @throws {Error} if the command ends before it prints the address.
 */
export async function startSandbox(
  command: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<StartedSandbox> {
  const began = performance.now();
  const child = spawn(process.execPath, [command, 'sandbox', '--port', '0'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /listens on (http:\S+?)\/api/u.exec(line) ?? [];
    if (url !== undefined) return { child, url, seconds: (performance.now() - began) / 1000, stop };
  }
  throw new Error('The sandbox ended before it was ready');
}
