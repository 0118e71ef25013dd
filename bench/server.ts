import { argv, stdout } from 'node:process';
import { median } from './run-command.ts';
import { loads } from './server/example.ts';
import { startContestant, type RunningContestant } from './server/start-contestant.ts';

// CPU time per request over loopback, each server in a process of its own, all in turns.
//
//   node bench/server.ts [requests a round] [contestant …]

const all = ['bare', 'forgespec', 'fastify', 'hono', 'express-openapi-validator', 'openapi-backend'];
const named = argv.slice(3);
const names = named.length === 0 ? all : all.filter((name) => name === 'bare' || named.includes(name));
const rounds = 7;
const count = Number(argv[2] ?? 3000);

const contestants: RunningContestant[] = [];
for (const name of names) contestants.push(await startContestant(name, `contestants/${name}.ts`));

try {
  for (const [what, load] of Object.entries(loads)) {
    const results = new Map(contestants.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round <= rounds; round++) {
      for (const contestant of contestants) {
        const microseconds = await contestant.measure(load, count);
        // The first one warms up.
        if (round > 0) results.get(contestant.name)?.push(microseconds);
      }
    }
    const bare = results.get('bare') ?? [];
    stdout.write(`\n${what}, ${count} requests, ${rounds} rounds\n`);
    for (const [name, times] of results) {
      const ratio = median(times.map((time, round) => time / (bare[round] ?? Number.NaN)));
      stdout.write(
        `${name.padEnd(28)} ${median(times).toFixed(1).padStart(8)} µs  ${ratio.toFixed(2).padStart(7)} × bare node:http\n`,
      );
    }
  }
} finally {
  for (const contestant of contestants) contestant.stop();
}
