import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { argv, execPath, stdout } from 'node:process';
import { median } from './run-command.ts';
import { sendLoad } from './server/load.ts';

// The two mocks: from the start of the command to the first answer, and requests in a second.
//
//   node bench/mock.ts [requests]

const count = Number(argv[2] ?? 10_000);
const load = {
  request: 'GET /api/v4/projects/24/badges HTTP/1.1\r\nHost: a\r\nPRIVATE-TOKEN: a\r\nAccept: application/json\r\n\r\n',
  status: 200,
};

interface Measured {
  readonly start: number;
  /** CPU time in microseconds. */
  readonly perRequest: number;
}

async function measure(engine: string, port: number): Promise<Measured> {
  const started = performance.now();
  const child = spawn(execPath, ['generator/cli.ts', 'mock', '--engine', engine, '--port', String(port)]);
  child.stdout.resume();
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/api/v4/projects/24/badges`, { headers: { 'PRIVATE-TOKEN': 'a' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 5));
  const start = performance.now() - started;
  await sendLoad(port, load, count);
  const before = cpuTime(child.pid);
  await sendLoad(port, load, count);
  const perRequest = (cpuTime(child.pid) - before) / count;
  child.kill();
  await once(child, 'exit');
  return { start, perRequest };
}

/** User and system time of a process in microseconds, as Linux keeps it: in hundredths of a second. */
function cpuTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

const engines = { prism: [] as Measured[], stubs: [] as Measured[] };
for (let round = 0; round < 3; round++) {
  for (const [engine, measured] of Object.entries(engines)) measured.push(await measure(engine, 4890 + round));
}
const mid = (measured: readonly Measured[], key: keyof Measured): number => median(measured.map((one) => one[key]));
for (const [engine, measured] of Object.entries(engines)) {
  stdout.write(
    `${engine.padEnd(8)} first answer after ${mid(measured, 'start').toFixed(0)} ms, ${mid(measured, 'perRequest').toFixed(0)} µs of CPU a request\n`,
  );
}
stdout.write(
  `stubs are ${(mid(engines.prism, 'perRequest') / mid(engines.stubs, 'perRequest')).toFixed(1)} times as fast\n`,
);
