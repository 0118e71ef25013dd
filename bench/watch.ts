// Measures `forgespec generate --watch`: the time from an edit of one file until the output is written, and the memory after many edits.
// For comparison, also measures single runs of openapi-typescript. openapi-typescript generates only types and cannot watch files, so
// users must run it again after each edit.
//
// node bench/watch.ts [ours] [github] [--edits 1000]

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openapiTypescript } from './generate/contestants.ts';
import { installed } from './generate/installed.ts';
import { median, runNode } from './run-command.ts';

/** The length of the pause before the memory is measured, in milliseconds. During the pause, the command releases memory. */
const PAUSE_MILLISECONDS = 13_000;

interface Subject {
  readonly words: string;
  readonly edits: number;
  /** The limit for the median time from an edit until the output is written, in milliseconds, on a machine without other load. */
  readonly mostMilliseconds: number;
  /**
   * Copies the description into a folder. Returns the path of the root file, the path of the file to edit, and a text in this file that
   * each edit changes.
   */
  readonly prepare: (folder: string) => { readonly root: string; readonly edited: string; readonly word: string };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const subjects: Readonly<Record<string, Subject>> = {
  ours: {
    words: 'our description',
    edits: 1000,
    mostMilliseconds: 100,
    prepare(folder) {
      cpSync(join(root, 'spec'), join(folder, 'spec'), { recursive: true });
      const edited = join(folder, 'spec/areas/project-badges/schemas.yaml');
      return { root: join(folder, 'spec/openapi.yaml'), edited, word: 'Address that the badge links to' };
    },
  },
  github: {
    words: "GitHub's description (1,223 operations)",
    edits: 20,
    mostMilliseconds: 1000,
    prepare(folder) {
      const packages = join(installed('@octokit/openapi', '23.0.2'), 'node_modules');
      const file = join(folder, 'github.json');
      cpSync(join(packages, '@octokit/openapi/generated/api.github.com.json'), file);
      return { root: file, edited: file, word: 'Get Hypermedia links' };
    },
  },
};

const { positionals: chosen, values } = parseArgs({ allowPositionals: true, options: { edits: { type: 'string' } } });
for (const [name, subject] of Object.entries(subjects)) {
  if (chosen.length === 0 || chosen.includes(name)) await measure(subject);
}

async function measure({ words, edits, mostMilliseconds, prepare }: Subject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
  try {
    const paths = prepare(folder);
    const text = readFileSync(paths.edited, 'utf8');
    if (!text.includes(paths.word)) throw new Error(`${paths.edited} does not contain "${paths.word}"`);
    const edit = (version: number): void =>
      writeFileSync(paths.edited, text.replace(paths.word, `${paths.word} (${version})`));
    const count = values.edits === undefined ? edits : Number(values.edits);
    const { times, memory, paused } = await watchedEdits(folder, paths.root, edit, count);
    const late = times.slice(Math.floor(count / 2));
    process.stdout.write(
      `\n${words}, ${count} edits\n` +
        `forgespec generate --watch, time from an edit until the output is written (second half of the edits): median ${median(late).toFixed(0)} ms (at most ${mostMilliseconds} on an idle machine), shortest ${Math.min(...late).toFixed(0)} ms\n` +
        `memory after 10 edits, half of the edits, all edits: ${[10, Math.floor(count / 2), count].map((at) => `${megabytes(memory[at - 1])} MB`).join(', ')}\n` +
        `memory after 10 edits and a pause, all edits and a pause: ${paused.map((bytes) => `${megabytes(bytes)} MB`).join(', ')}\n`,
    );
    const rules = join(folder, 'redocly.yaml');
    writeFileSync(rules, 'extends: []\n');
    const rival = openapiTypescript(rules).args({ path: paths.root, bundled: paths.root }, join(folder, 'rival'));
    const costs = [await runNode(rival, folder), await runNode(rival, folder), await runNode(rival, folder)];
    const shortest = Math.min(...costs.map(({ milliseconds }) => milliseconds));
    process.stdout.write(`openapi-typescript (only types), time of one run: shortest ${shortest.toFixed(0)} ms\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function megabytes(bytes = Number.NaN): string {
  return (bytes / 1e6).toFixed(0);
}

/**
 * Runs the command, and edits a file many times. For each edit, `times` contains the time until the command prints that the output is
 * written, and `memory` contains the memory at this time. There is a pause after the tenth edit and after the last edit. `paused` contains
 * the memory at the end of each pause.
 */
async function watchedEdits(folder: string, spec: string, edit: (version: number) => void, count: number) {
  // An empty working directory. In the root of this repository, the command would also read our config and our rules.
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const command = [join(root, 'cli/main.ts'), 'generate', '--watch', '--spec', spec, '--out', join(folder, 'out')];
  const child = spawn(process.execPath, command, { cwd: empty, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const printed = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(output)) {
      if (child.exitCode !== null) throw new Error(`The command has ended: ${output}`);
      await once(child.stdout, 'data');
    }
    output = '';
  };
  await printed(/Ctrl\+C stops\n/u);
  const times: number[] = [];
  const memory: number[] = [];
  const paused: number[] = [];
  for (let version = 1; version <= count; version += 1) {
    const started = performance.now();
    edit(version);
    await printed(/ written in \d+ ms\n/u);
    times.push(performance.now() - started);
    memory.push(residentBytes(child.pid));
    if (version !== 10 && version !== count) continue;
    await pause(PAUSE_MILLISECONDS);
    paused.push(residentBytes(child.pid));
  }
  child.kill('SIGINT');
  await once(child, 'exit');
  return { times, memory, paused };
}

/** Returns the resident memory of a process. Returns NaN if the operating system is not Linux. */
function residentBytes(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
