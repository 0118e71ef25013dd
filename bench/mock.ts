import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { execPath, stdout } from 'node:process';
import { processorTime } from './processor-time.ts';
import { median } from './run-command.ts';
import { connectTo, type Connections, type Load } from './server/load.ts';

// Measures the two engines of `forgespec mock`: `prism` and `stubs`. Each row shows the time from the start of the command to the first
// response, and the CPU time per request. Both engines get the same requests, three GET requests and a POST request, and take turns.
//
//   node bench/mock.ts

const badge = JSON.stringify({ link_url: 'https://example.com/a', image_url: 'https://example.com/a.svg' });
const get = (path: string): string => `GET /api/v4/${path} HTTP/1.1\r\n${head}\r\n`;
const head = 'Host: 127.0.0.1\r\nPRIVATE-TOKEN: any\r\nAccept: application/json\r\n';
const load: Load = [
  { request: get('projects/24/badges?page=1&per_page=50'), status: 200 },
  { request: get('projects/24/merge_requests/17'), status: 200 },
  { request: get('projects/aurora%2Fcompass/milestones'), status: 200 },
  {
    request: `POST /api/v4/projects/24/badges HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${badge.length}\r\n\r\n${badge}`,
    status: 201,
  },
];

interface RunningMock {
  readonly child: ChildProcess;
  readonly connections: Connections;
  /** The time from the start of the command to its first response, in milliseconds. */
  readonly start: number;
}

async function startMock(engine: string, port: number): Promise<RunningMock> {
  const started = performance.now();
  const child = spawn(execPath, ['cli/main.ts', 'mock', '--engine', engine, '--port', String(port)]);
  child.stdout.resume();
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/api/v4/projects/24/badges`, { headers: { 'PRIVATE-TOKEN': 'any' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The mock ended with exit code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { child, connections: connectTo(port), start: performance.now() - started };
}

const engines = ['prism', 'stubs'];
const starts: Record<string, number[]> = {};
const costs: Record<string, number[]> = {};
for (let start = 0; start < 3; start++) {
  const mocks = new Map<string, RunningMock>();
  for (const engine of engines) {
    const mock = await startMock(engine, 4890 + mocks.size);
    mocks.set(engine, mock);
    (starts[engine] ??= []).push(mock.start);
  }
  for (const { connections } of mocks.values()) await connections.send(load, 3000);
  for (let round = 0; round < 5; round++) {
    for (const [engine, { child, connections }] of mocks) {
      const before = processorTime(child);
      const count = await connections.send(load, 800);
      (costs[engine] ??= []).push(((processorTime(child) - before) * 1e6) / count);
    }
  }
  for (const { child, connections } of mocks.values()) {
    connections.close();
    const ended = once(child, 'exit');
    if (child.kill()) await ended;
  }
}
for (const engine of engines) {
  const milliseconds = median(starts[engine] ?? []).toFixed(0);
  const microseconds = median(costs[engine] ?? []).toFixed(0);
  stdout.write(`${engine.padEnd(8)} first response after ${milliseconds} ms, ${microseconds} µs of CPU per request\n`);
}
const ratios = (costs['prism'] ?? []).map((cost, round) => cost / (costs['stubs']?.[round] ?? Number.NaN));
stdout.write(`prism needs ${median(ratios).toFixed(1)} times as much CPU time per request as stubs\n`);
