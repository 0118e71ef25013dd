import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ConnectionError, createClient, type Client } from '../../../generated/client/index.ts';

const command = join(import.meta.dirname, '../../../generator/cli.ts');

/** A sandbox in a process of its own. */
export interface KillableSandbox {
  readonly client: Client;
  /** Kills it at once: alone, or with the programs that it has started. Resolves when it is gone. */
  readonly kill: (what: 'everything' | 'itself') => Promise<void>;
}

/** Starts a sandbox on a folder. @returns it, when it answers. */
export async function startKillable(folder: string): Promise<KillableSandbox> {
  const child = spawn(process.execPath, [command, 'sandbox', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of processes of its own.
    detached: true,
  });
  const { pid } = child;
  const kill: KillableSandbox['kill'] = async (what) => {
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    process.kill(what === 'everything' ? -pid : pid, 'SIGKILL');
    await gone;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /answers on (http:\S+?)\/api/u.exec(line) ?? [];
    if (url === undefined) continue;
    const auth = { PrivateToken: 'token-of-mira' };
    return { client: createClient({ baseUrl: url, auth, retry: false, timeout: 600_000 }), kill };
  }
  throw new Error('The sandbox ended before it was ready');
}

/** Does something again and again, with numbers from 1 on, until nobody answers any more. */
export async function untilGone(work: (number: number) => Promise<void>): Promise<void> {
  for (let number = 1; ; number += 1) {
    try {
      await work(number);
    } catch (error) {
      if (error instanceof ConnectionError) return;
      throw error;
    }
  }
}
