import { argv, stdout } from 'node:process';
import { median } from './run-command.ts';
import { loads } from './server/example.ts';
import { startContestant, type RunningContestant } from './server/start-contestant.ts';

// What a request costs a server: CPU time over loopback, for a validated GET and a validated POST of a merge request. Each server is a
// process of its own that counts its own time, threads of V8 included; the load comes from this one. The servers take short turns, so
// that whatever else the machine does meets all of them, and are started many times: where things come to lie in memory makes a
// difference that lasts as long as the process, of 5 % and more between two of the same server.
//
//   node bench/server.ts [contestant …]

const all = ['bare', 'forgespec', 'fastify', 'hono', 'express-openapi-validator', 'openapi-backend'];
const rivals = argv.length > 2 ? all.slice(2).filter((name) => argv.includes(name)) : all.slice(2);
const starts = 31;
/** What costs many times as much needs no such precision: rivals take part in the first one. */
const startsOfRivals = 1;
const rounds = 6;
/** All loads by turns: a process that has long met only one of them is compiled for that, and slower at the others for good. */
const warmUps = 4;
const warmUp = 500;
const turn = 100;

/** Microseconds a request, by contestant: those of each turn, by starts. */
type Costs = Record<string, number[][]>;

const costs: Record<string, Costs> = {};
for (let start = 0; start < starts; start++) {
  const contestants: RunningContestant[] = [];
  try {
    const measured = ['bare', 'forgespec', ...(start < startsOfRivals ? rivals : [])];
    // By turns, so that none always finds the machine as it is before all others.
    for (const name of start % 2 === 0 ? measured : measured.toReversed())
      contestants.push(await startContestant(name, `contestants/${name}.ts`));
    for (let round = 0; round < warmUps; round++)
      for (const contestant of contestants)
        for (const load of Object.values(loads)) await contestant.measure(load, warmUp);
    const turns: Record<string, Record<string, number[]>> = {};
    for (let round = 0; round < rounds; round++) {
      // There and back, so that none is always the first one; and every load each time, as servers meet them.
      for (const [what, load] of Object.entries(loads)) {
        for (const contestant of round % 2 === 0 ? contestants : contestants.toReversed())
          ((turns[what] ??= {})[contestant.name] ??= []).push(await contestant.measure(load, turn));
      }
    }
    for (const [what, of] of Object.entries(turns))
      for (const [name, taken] of Object.entries(of)) ((costs[what] ??= {})[name] ??= []).push(taken);
  } finally {
    for (const contestant of contestants) contestant.stop();
  }
}

stdout.write(`CPU time of the server per request: medians of ${starts} starts, ${rounds} turns each.
bare: node:http alone reads and parses the body, answers with the same JSON and its length, and checks nothing.
in all: times the CPU time of forgespec. above bare: the same once the time of bare is taken off both, which leaves what routing,
credentials, parameters, validation and the framework cost.\n`);
for (const [what, of] of Object.entries(costs)) {
  stdout.write(`\n${what}\n`);
  const ownAboveBare = median(beside(of, 'forgespec', 'bare', difference));
  for (const [name, turnsOfStarts] of Object.entries(of)) {
    const line = `${name.padEnd(26)} ${median(turnsOfStarts.map(median)).toFixed(1).padStart(6)} µs`;
    if (name === 'bare') {
      stdout.write(`${line}\n`);
      continue;
    }
    const toBare = beside(of, name, 'bare', ratio).toSorted((a, b) => a - b);
    stdout.write(`${line} ${median(toBare).toFixed(2).padStart(6)} × bare`);
    if (name === 'forgespec') {
      stdout.write(` (${toBare[0]?.toFixed(2)} to ${toBare.at(-1)?.toFixed(2)})\n`);
      continue;
    }
    const inAll = median(beside(of, name, 'forgespec', ratio)).toFixed(1);
    const aboveBare = (median(beside(of, name, 'bare', difference)) / ownAboveBare).toFixed(0);
    stdout.write(`, ${inAll.padStart(4)} × forgespec in all, ${aboveBare.padStart(3)} × above bare\n`);
  }
}

/**
 * What a contestant took beside another one, for each start. Each turn is put beside that of the other in the same round, because the
 * machine is not always as fast.
 */
function beside(
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
