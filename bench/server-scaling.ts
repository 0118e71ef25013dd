import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { generate } from '../generator/generate.ts';
import { median } from './run-command.ts';
import { startContestant } from './server/start-contestant.ts';
import { syntheticDescription } from './synthetic.ts';

// Measures the CPU time per request of two generated servers, one with 100 operations and one with 1,000. The requests
// are sent over the loopback interface. The servers take turns, so that other load on the machine affects both.
//
//   node bench/server-scaling.ts

const rounds = 9;
const warmUp = 2500;
const turn = 200;
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));

async function startServer(operations: number) {
  const out = join(folder, String(operations));
  const spec = join(folder, `${operations}.json`);
  writeFileSync(spec, JSON.stringify(syntheticDescription(operations)));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const result = await generate({ spec, out, only: ['types', 'server', 'validators'], check: false, force: false });
  if (!result.upToDate) throw new Error(`The description with ${operations} operations has errors`);
  const server = await startContestant(`${operations} operations`, 'contestants/generated-folder.ts', out);
  // Request an operation in the middle of the route table.
  const area = Math.floor(operations / 14);
  const request = `GET /api/v4/projects/24/area_${area}_items/17 HTTP/1.1\r\nHost: a\r\nPrivate-Token: a\r\n\r\n`;
  return { server, load: [{ request, status: 200 }], times: [] as number[] };
}

try {
  const few = await startServer(100);
  const many = await startServer(1000);
  for (const { server, load } of [few, many]) await server.measure(load, warmUp);
  for (let round = 0; round < rounds; round++) {
    for (const { server, load, times } of [few, many]) times.push(await server.measure(load, turn));
  }
  for (const { server, times } of [few, many])
    stdout.write(`${server.name.padEnd(20)} ${median(times).toFixed(1)} µs of CPU time per request\n`);
  const ratio = median(many.times.map((time, round) => time / (few.times[round] ?? Number.NaN)));
  stdout.write(
    `With 1,000 operations, a request needs ${ratio.toFixed(2)} times as much CPU time as with 100 operations.\n`,
  );
  few.server.stop();
  many.server.stop();
} finally {
  rmSync(folder, { recursive: true });
}
