// How long the sandbox takes to start, the first time and from a snapshot, and how many simple reads it answers in a second: as it is
// published, so `npm run build` comes first.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const cache = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
const command = join(import.meta.dirname, '../dist/cli.js');

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly seconds: number;
}

/** Runs the command, and waits until it says where it answers. */
async function start(): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, [command, 'sandbox', '--port', '0'], {
    env: { ...process.env, XDG_CACHE_HOME: cache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /answers on (http:\S+?)\/api/u.exec(line) ?? [];
    if (url !== undefined) return { child, url, seconds: (performance.now() - began) / 1000 };
  }
  throw new Error('The sandbox ended before it was ready');
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Reads one thing for some seconds, over several connections at once. @returns reads in a second. */
async function readsPerSecond(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const until = performance.now() + seconds * 1000;
  let reads = 0;
  const read = async (): Promise<void> => {
    const request = get(`${url}/api/v4/projects/24/milestones/63`, {
      agent,
      headers: { 'private-token': 'token-of-mira' },
    });
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream & { statusCode?: number }];
    if (response.statusCode !== 200) throw new Error(`A read was answered with ${response.statusCode}`);
    response.resume();
    await once(response, 'end');
    reads += 1;
  };
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < until) await read();
    }),
  );
  agent.destroy();
  return reads / seconds;
}

/** Seconds of processor time that a process has used; undefined where the system does not tell as Linux does. */
function processorTime(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // After the name of the command, which may have spaces: the 12th and 13th field, in hundredths of a second.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const first = await start();
await stop(first.child);
const again = [await start()];
for (let round = 1; round < 3; round += 1) {
  await stop(again.at(-1)!.child);
  again.push(await start());
}
const { child, url } = again.at(-1)!;
await readsPerSecond(url, 3);
const before = processorTime(child.pid);
const reads = await readsPerSecond(url, 5);
const after = processorTime(child.pid);
await stop(child);
rmSync(cache, { recursive: true, force: true });

const quickest = Math.min(...again.map(({ seconds }) => seconds));
process.stdout.write(`first start        ${first.seconds.toFixed(2)} s   (at most 6)\n`);
process.stdout.write(`start from cache   ${quickest.toFixed(2)} s   (at most 1.5)\n`);
process.stdout.write(`simple reads       ${reads.toFixed(0)} a second   (at least 1,000)\n`);
// What a busy machine changes least.
if (before !== undefined && after !== undefined) {
  process.stdout.write(
    `one read           ${(((after - before) / (reads * 5)) * 1000).toFixed(2)} ms of processor time\n`,
  );
}
