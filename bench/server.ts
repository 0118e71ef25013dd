import { argv, stdout } from 'node:process';
import { median } from './run-command.ts';
import { loads } from './server/example.ts';
import { startContestant, type RunningContestant } from './server/start-contestant.ts';

// Measures the CPU time that several servers need for the same two requests, a GET and a POST of a merge request. Each server runs in its
// own process, which measures its own CPU time, including the threads of V8. This process sends the requests over the loopback interface.
// The servers take short turns, so that other load on the machine affects all of them. The measurement is repeated with new processes,
// because the memory layout of a process can change its speed by 5 % or more.
//
//   node bench/server.ts [server …]

const all = ['bare', 'forgespec', 'fastify', 'hono', 'express-openapi-validator', 'openapi-backend'];
const alternatives = argv.length > 2 ? all.slice(2).filter((name) => argv.includes(name)) : all.slice(2);
/** The number of times that the processes of `bare` and forgespec are started and measured. */
const starts = 31;
/**
 * The number of times that the processes of the other servers are started. These servers are many times slower than forgespec, so their
 * times need less precision.
 */
const startsOfAlternatives = 1;
const rounds = 6;
/**
 * The number of rounds before the measurement. In each of these rounds, a server gets both kinds of requests, so that the JavaScript engine
 * optimizes the code of the server for both.
 */
const warmUps = 4;
const warmUp = 500;
const turn = 100;

/**
 * A map from the name of each server to its CPU times, in microseconds per request. The outer list has an item for each start of the
 * process. The inner list has an item for each turn after this start.
 */
type Costs = Record<string, number[][]>;

const costs: Record<string, Costs> = {};
for (let start = 0; start < starts; start++) {
  const contestants: RunningContestant[] = [];
  try {
    const measured = ['bare', 'forgespec', ...(start < startsOfAlternatives ? alternatives : [])];
    // The order in which the processes start alternates, so that no server always starts first.
    for (const name of start % 2 === 0 ? measured : measured.toReversed())
      contestants.push(await startContestant(name, `contestants/${name}.ts`));
    for (let round = 0; round < warmUps; round++)
      for (const contestant of contestants)
        for (const load of Object.values(loads)) await contestant.measure(load, warmUp);
    const turns: Record<string, Record<string, number[]>> = {};
    for (let round = 0; round < rounds; round++) {
      // In each round, each server gets both kinds of requests. The order of the servers alternates, so that no server is always the first.
      for (const [title, load] of Object.entries(loads)) {
        for (const contestant of round % 2 === 0 ? contestants : contestants.toReversed())
          ((turns[title] ??= {})[contestant.name] ??= []).push(await contestant.measure(load, turn));
      }
    }
    for (const [title, of] of Object.entries(turns))
      for (const [name, taken] of Object.entries(of)) ((costs[title] ??= {})[name] ??= []).push(taken);
  } finally {
    for (const contestant of contestants) contestant.stop();
  }
}

stdout.write(`Median CPU time of the server per request. bare and forgespec were started ${starts} times, with ${rounds} turns each.
The other servers were started only ${startsOfAlternatives === 1 ? 'once' : `${startsOfAlternatives} times`}.
bare: a server that uses only node:http. It parses the request body and responds with the same JSON, but checks nothing.
× bare, × forgespec: the CPU time, divided by the CPU time of this server.
without bare: the ratio to forgespec, after the CPU time of bare is subtracted from both times. The time that remains is for routing, credentials, parameters, validation and the framework.\n`);
for (const [title, of] of Object.entries(costs)) {
  stdout.write(`\n${title}\n`);
  const ownAboveBare = median(compareContestants(of, 'forgespec', 'bare', difference));
  for (const [name, turnsOfStarts] of Object.entries(of)) {
    const line = `${name.padEnd(26)} ${median(turnsOfStarts.map(median)).toFixed(1).padStart(6)} µs`;
    if (name === 'bare') {
      stdout.write(`${line}\n`);
      continue;
    }
    const toBare = compareContestants(of, name, 'bare', ratio).toSorted((a, b) => a - b);
    stdout.write(`${line} ${median(toBare).toFixed(2).padStart(6)} × bare`);
    if (name === 'forgespec') {
      stdout.write(` (${toBare[0]?.toFixed(2)} to ${toBare.at(-1)?.toFixed(2)})\n`);
      continue;
    }
    const inAll = median(compareContestants(of, name, 'forgespec', ratio)).toFixed(1);
    const aboveBare = (median(compareContestants(of, name, 'bare', difference)) / ownAboveBare).toFixed(0);
    stdout.write(`, ${inAll.padStart(4)} × forgespec, ${aboveBare.padStart(3)} × forgespec without bare\n`);
  }
}

/**
 * Compares the times of two servers. Each turn of one server is compared with the turn of the other server in the same round, because the
 * speed of the machine varies. Returns the median of these comparisons for each start of the processes.
 */
function compareContestants(
  of: Costs,
  name: string,
  other: string,
  compare: (time: number, otherTime: number) => number,
): number[] {
  return (of[name] ?? []).map((turns, start) =>
    median(turns.map((time, turn) => compare(time, of[other]?.[start]?.[turn] ?? Number.NaN))),
  );
}

function ratio(time: number, otherTime: number): number {
  return time / otherTime;
}

function difference(time: number, otherTime: number): number {
  return time - otherTime;
}
