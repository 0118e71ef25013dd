// Measures the first start of the sandbox, its start from a snapshot, and the number of simple reads per second. Uses
// the published package, which `npm run pack` must create first.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorTime } from './processor-time.ts';
import { startSandbox, type StartedSandbox } from './start-sandbox.ts';

const cache = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
const command = join(import.meta.dirname, '../dist/node_modules/forgespec/lib/main.js');

const start = (): Promise<StartedSandbox> => startSandbox(command, { XDG_CACHE_HOME: cache });

/**
 * Reads one resource again and again for some seconds, over several connections at the same time. Returns the number of
 * reads per second.
 */
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
    if (response.statusCode !== 200) throw new Error(`A read returned ${response.statusCode}`);
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

const first = await start();
await first.stop();
let last = await start();
const seconds = [last.seconds];
while (seconds.length < 3) {
  await last.stop();
  last = await start();
  seconds.push(last.seconds);
}
const { child, url, stop } = last;
await readsPerSecond(url, 3);
const before = processorTime(child);
const reads = await readsPerSecond(url, 5);
const after = processorTime(child);
await stop();
rmSync(cache, { recursive: true, force: true });

process.stdout.write(`first start        ${first.seconds.toFixed(2)} s   (at most 6)\n`);
process.stdout.write(`start from cache   ${Math.min(...seconds).toFixed(2)} s   (at most 1.5)\n`);
process.stdout.write(`simple reads       ${reads.toFixed(0)} per second   (at least 1,000)\n`);
// Other load on the machine affects the CPU time less than the other times.
const milliseconds = ((after - before) / (reads * 5)) * 1000;
process.stdout.write(`one read           ${milliseconds.toFixed(2)} ms of processor time\n`);
