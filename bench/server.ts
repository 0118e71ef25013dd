import { argv, stdout } from 'node:process';
import { median } from './run-command.ts';
import { loads } from './server/example.ts';
import { startContestant, type RunningContestant } from './server/start-contestant.ts';

// Measures the CPU time that servers need for a validated GET and a validated POST of a merge request, over the
// loopback interface. Each server has its own process, and counts its own CPU time, including the threads of V8. This
// process sends the requests. The servers take short turns, so that other load on the machine affects all of them. Each
// server is started many times, because the memory layout of a process can change its speed by 5 % or more.
//
//   node bench/server.ts [contestant …]

const all = ['bare', 'forgespec', 'fastify', 'hono', 'express-openapi-validator', 'openapi-backend'];
const alternatives = argv.length > 2 ? all.slice(2).filter((name) => argv.includes(name)) : all.slice(2);
const starts = 31;
/**
 * The alternatives to forgespec are measured only in the first start. They are many times slower than forgespec, so their times need less
 * precision.
 */
const startsOfAlternatives = 1;
const rounds = 6;
/**
 * The number of rounds before the measurement. All loads take turns in each round. If there was only one load before the measurement, the
 * JavaScript engine would optimize the process only for this load.
 */
const warmUps = 4;
const warmUp = 500;
const turn = 100;

/**
 * A map from each contestant to its times, in microseconds per request. The outer list has an item for each start of the contestant. The
 * inner list has the time of each turn after this start.
 */
type Costs = Record<string, number[][]>;

const costs: Record<string, Costs> = {};
for (let start = 0; start < starts; start++) {
  const contestants: RunningContestant[] = [];
  try {
    const measured = ['bare', 'forgespec', ...(start < startsOfAlternatives ? alternatives : [])];
    // The order of the servers changes, so that a server does not always run after the same server.
    for (const name of start % 2 === 0 ? measured : measured.toReversed())
      contestants.push(await startContestant(name, `contestants/${name}.ts`));
    for (let round = 0; round < warmUps; round++)
      for (const contestant of contestants)
        for (const load of Object.values(loads)) await contestant.measure(load, warmUp);
    const turns: Record<string, Record<string, number[]>> = {};
    for (let round = 0; round < rounds; round++) {
      // The order alternates, so that no server is always the first. In each round, each server gets each load.
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

stdout.write(`CPU time of the server per request: medians of ${starts} starts, ${rounds} turns each.
The alternatives to forgespec are started only ${startsOfAlternatives === 1 ? 'once' : `${startsOfAlternatives} times`}.
bare: a server that uses only node:http. It parses the request body and responds with the same JSON, but checks nothing.
in all: the CPU time, divided by the CPU time of forgespec. above bare: the same ratio, after the CPU time of bare is subtracted from both.
The remaining time is for routing, credentials, parameters, validation and the framework.\n`);
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
    stdout.write(`, ${inAll.padStart(4)} × forgespec in all, ${aboveBare.padStart(3)} × above bare\n`);
  }
}

/**
 * Compares the times of two contestants. Each turn is compared with the turn of the other contestant in the same round,
 * because the speed of the machine varies. Returns the median for each start.
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
