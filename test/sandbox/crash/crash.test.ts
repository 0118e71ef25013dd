import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../../../generated/client/index.ts';

const command = join(import.meta.dirname, '../../../generator/cli.ts');
// A handful for whoever waits for the tests, a few more in CI; `SANDBOX_CRASHES=50` for a long look.
const crashes = Number(process.env.SANDBOX_CRASHES ?? 8);

interface Running {
  readonly child: ChildProcess;
  readonly client: Client;
}

async function start(folder: string): Promise<Running> {
  const child = spawn(process.execPath, [command, 'sandbox', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /answers on (http:\S+?)\/api/u.exec(line) ?? [];
    if (url !== undefined)
      return { child, client: createClient({ baseUrl: url, auth: { PrivateToken: 'token-of-mira' } }) };
  }
  throw new Error('The sandbox ended before it was ready');
}

/** Every label of a project, by its title. */
async function readLabels({ projectLabels }: Client) {
  const labels = new Map<string, { readonly priority: number | null; readonly subscribed: boolean | null }>();
  for (let page = 1; ; page += 1) {
    const part = await projectLabels.list({ id: 24 }, { page, per_page: 100 });
    for (const label of part) labels.set(label.name, label);
    if (part.length < 100) return labels;
  }
}

/**
 * Creates labels one after the other until the sandbox is gone. Each takes two statements: a label of this test without a priority
 * was made by half.
 */
async function write({ projectLabels }: Client, prefix: string, acknowledged: Map<string, number>): Promise<void> {
  for (let priority = 1; ; priority += 1) {
    const name = `${prefix}-${priority}`;
    try {
      await projectLabels.create({ id: 24 }, { name, color: 'red', priority });
    } catch {
      return;
    }
    acknowledged.set(name, priority);
  }
}

test(`a sandbox that is killed ${crashes} times while it writes loses nothing that it acknowledged, and leaves nothing half done`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-crash-'));
  const acknowledged = new Map<string, number>();
  try {
    for (let round = 1; round <= crashes; round += 1) {
      const { child, client } = await start(folder);
      const labels = await readLabels(client);
      const lost = [...acknowledged].filter(([name, priority]) => labels.get(name)?.priority !== priority);
      expect(lost).toEqual([]);
      const halves = [...labels].filter(([name, { priority }]) => name.startsWith('crash') && priority === null);
      expect(halves).toEqual([]);

      const writers = [1, 2, 3, 4].map(async (writer) => write(client, `crash-${round}-${writer}`, acknowledged));
      const gone = once(child, 'exit');
      setTimeout(() => child.kill('SIGKILL'), 100 + Math.random() * 400);
      await gone;
      await Promise.all(writers);
    }
    expect(acknowledged.size).toBeGreaterThan(crashes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
