// Measures `forgespec diff` and `redocly diff`. The package of forgespec must have been built with `npm run pack`. Each run of a command
// is a new process. There are three pairs of descriptions: our description and an edited copy, and two pairs of versions of GitHub's
// description. The commands take turns, so that other load on the machine affects all of them.
//
// node bench/diff.ts [ours] [github] [github-release]: exits with 1 if `forgespec diff --subjects api` needs more processor time than
// `mostMilliseconds`.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editedDescription } from './diff/edited-description.ts';
import { installed } from './generate/installed.ts';
import { runNode, type Cost } from './run-command.ts';

interface Subject {
  readonly words: string;
  readonly rounds: number;
  /** The maximum processor time of `forgespec diff --subjects api`, in milliseconds. */
  readonly mostMilliseconds: number;
  readonly pair: () => readonly [base: string, revision: string];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
// An empty working directory. In the root of this repository, commands would also read our configs.
const empty = join(folder, 'empty');
mkdirSync(empty);

const github = (version: string): string =>
  join(installed('@octokit/openapi', version), 'node_modules/@octokit/openapi/generated/api.github.com.json');

const subjects: Readonly<Record<string, Subject>> = {
  ours: {
    words: 'our description and an edited copy',
    rounds: 7,
    mostMilliseconds: 2000,
    pair() {
      const base = join(root, 'generated/openapi.json');
      const revision = join(folder, 'edited.json');
      writeFileSync(revision, JSON.stringify(editedDescription(JSON.parse(readFileSync(base, 'utf8')))));
      return [base, revision];
    },
  },
  github: {
    words: "GitHub's description, 23.0.0 and 23.0.2",
    rounds: 3,
    mostMilliseconds: 6000,
    pair: () => [github('23.0.0'), github('23.0.2')],
  },
  'github-release': {
    words: "GitHub's description, 22.0.0 and 23.0.2 (2,300 changes)",
    rounds: 3,
    mostMilliseconds: 12_000,
    pair: () => [github('22.0.0'), github('23.0.2')],
  },
};

const forgespec = [join(root, 'dist/node_modules/forgespec/lib/main.js'), 'diff'];
const redocly = [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'diff', '--fail-on', 'none'];
const ofApi = 'forgespec diff --subjects api';
const contestants: Readonly<Record<string, (pair: readonly string[]) => readonly string[]>> = {
  [ofApi]: (pair) => [...forgespec, ...pair, '--subjects', 'api', '--format', 'json'],
  'forgespec diff': (pair) => [...forgespec, ...pair, '--format', 'json'],
  'redocly diff': (pair) => [...redocly, ...pair, '--format', 'json'],
};

try {
  const chosen = process.argv.slice(2);
  for (const [name, subject] of Object.entries(subjects)) {
    if (chosen.length === 0 || chosen.includes(name)) await compare(subject);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function compare({ words, rounds, mostMilliseconds, pair }: Subject): Promise<void> {
  const costs = new Map<string, Cost[]>(Object.keys(contestants).map((name) => [name, []]));
  const files = pair();
  for (let round = 0; round < rounds; round++) {
    for (const [name, found] of costs) found.push(await runNode(contestants[name]?.(files) ?? [], empty));
  }
  const line = (...columns: readonly string[]): string =>
    `${columns.map((column, index) => (index === 0 ? column.padEnd(32) : column.padStart(12))).join('')}\n`;
  process.stdout.write(
    `\n${words}, shortest times of ${rounds} rounds\n${line('', 'time', 'CPU time', 'peak memory')}`,
  );
  for (const [name, found] of costs) {
    const { time, processor, memory } = summary(found);
    process.stdout.write(line(name, `${time.toFixed(0)} ms`, `${processor.toFixed(0)} ms`, `${memory.toFixed(0)} MB`));
  }
  const { processor } = summary(costs.get(ofApi) ?? []);
  process.stdout.write(`limit of ${ofApi}: ${mostMilliseconds} ms of CPU time\n`);
  if (processor > mostMilliseconds) process.exitCode = 1;
}

/** Returns the shortest times in milliseconds, and the maximum memory in megabytes. The shortest time depends least on other load. */
function summary(costs: readonly Cost[]): { time: number; processor: number; memory: number } {
  return {
    time: Math.min(...costs.map(({ milliseconds }) => milliseconds)),
    processor: Math.min(...costs.map(({ processorMilliseconds }) => processorMilliseconds)),
    memory: Math.max(...costs.map(({ peakMemory }) => peakMemory)) / 1e6,
  };
}
