import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A sandbox that answers. */
export interface StartedSandbox {
  readonly child: ChildProcess;
  /** `http://127.0.0.1:4010` */
  readonly url: string;
  /** From the start of the command to the line that says where it answers. */
  readonly seconds: number;
  stop(): Promise<void>;
}

/**
 * Starts a sandbox by its command, and waits until it says where it answers.
 *
 * @param command the module of the command line: as a source, or as it is built.
 * @param variables of its environment, besides those of this process.
 * @throws {Error} when it ends before.
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
