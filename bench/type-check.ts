// Measures the time that TypeScript 5.9 needs to check generated code: a program that calls one operation of GitHub's description, and all
// files that are generated from our description. The checks of our output and of the output of @hey-api/openapi-ts take turns, so that
// other load on the machine affects both.
//
//   npm run pack && node bench/type-check.ts

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgespec, rivals, type Contestant, type Description } from './generate/contestants.ts';
import { installed } from './generate/installed.ts';
import { runNode, type Cost } from './run-command.ts';

interface Program {
  readonly words: string;
  readonly contestant: Contestant;
  /** A map from the name of each file of the program to its text. The files import the generated code from `./out/`. */
  readonly files: Readonly<Record<string, string>>;
  /** The glob patterns of the files that the compiler checks. */
  readonly include: readonly string[];
}

interface Subject {
  readonly words: string;
  /** The maximum time of our programs in seconds, on an idle machine. */
  readonly mostSeconds: number;
  readonly description: () => Description;
  /** The programs. Our programs come first. */
  readonly programs: readonly Program[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = 5;
const [heyApi] = rivals;
if (heyApi === undefined) throw new Error('No other generator');

const call = "{ owner: 'a', repo: 'b', issue_number: 1 }";
const subjects: readonly Subject[] = [
  {
    words: "one operation of GitHub's description",
    mostSeconds: 5,
    description() {
      const packages = join(installed('@octokit/openapi', '23.0.2'), 'node_modules');
      const path = join(packages, '@octokit/openapi/generated/api.github.com.json');
      return { path, bundled: path };
    },
    programs: [
      {
        words: 'function of an area',
        contestant: forgespec,
        files: {
          'use.ts': `import { createCoreClient } from './out/client/core-client.ts';
import { get } from './out/client/issues.ts';
export const title: string = (await get(createCoreClient())(${call})).title;
`,
        },
        include: ['use.ts'],
      },
      {
        words: 'client with all areas',
        contestant: forgespec,
        files: {
          'use.ts': `import { createClient } from './out/client/index.ts';
export const title: string = (await createClient().issues.get(${call})).title;
`,
        },
        include: ['use.ts'],
      },
      {
        words: 'function of the SDK',
        contestant: heyApi,
        files: {
          'use.ts': `import { get } from './out/index.ts';
export const title: string | undefined = (await issuesGet({ path: ${call} })).data?.title;
`,
        },
        include: ['use.ts'],
      },
    ],
  },
  {
    words: 'all generated files for our description',
    mostSeconds: 2.5,
    description: () => ({ path: join(root, 'spec/openapi.yaml'), bundled: join(root, 'generated/openapi.json') }),
    programs: [
      { words: 'types, client, server, validators', contestant: forgespec, files: {}, include: ['out/**/*.ts'] },
      { words: 'types, client', contestant: heyApi, files: {}, include: ['out/**/*.ts'] },
    ],
  },
];

const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
const compiler = join(root, 'node_modules/typescript/bin/tsc');
try {
  for (const subject of subjects) await compare(subject);
} finally {
  rmSync(folder, { recursive: true });
}

async function compare({ words, mostSeconds, description, programs }: Subject): Promise<void> {
  const folders = await Promise.all(programs.map(async (program) => prepare(program, description())));
  const costs = programs.map((): Cost[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, project] of folders.entries())
      costs[index]?.push(await runNode([compiler, '-p', project], project));
  }
  const heads = ['time', 'CPU time', 'peak memory'].map((text) => text.padStart(12));
  process.stdout.write(
    `\n${words}, shortest times of ${rounds} rounds (time of forgespec at most ${mostSeconds} s on an idle machine)\n${' '.repeat(58)}${heads.join('')}\n`,
  );
  for (const [index, { words: kind, contestant }] of programs.entries()) {
    const found = costs[index] ?? [];
    const least = (key: 'milliseconds' | 'processorMilliseconds'): string =>
      `${(Math.min(...found.map((cost) => cost[key])) / 1000).toFixed(2)} s`;
    const memory = `${(Math.max(...found.map(({ peakMemory }) => peakMemory)) / 1e6).toFixed(0)} MB`;
    const columns = [least('milliseconds'), least('processorMilliseconds'), memory].map((text) => text.padStart(12));
    process.stdout.write(`${contestant.name.padEnd(22)}${kind.padEnd(36)}${columns.join('')}\n`);
  }
}

/** Generates the code of a program in a new folder, and returns the folder. */
async function prepare({ contestant, files, include }: Program, description: Description): Promise<string> {
  const project = mkdtempSync(join(folder, 'program-'));
  mkdirSync(join(project, 'node_modules'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
  const compilerOptions = {
    target: 'es2023',
    module: 'preserve',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
  };
  const all = {
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions, include }),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(project, name), text);
  await runNode(contestant.args(description, join(project, 'out')), project);
  return project;
}
