// Interrupts each command that writes files at random moments, with each signal, and runs it on a full disk and twice at the same time. The
// files must be the old ones or the new ones, never a mixture. After SIGKILL, the next run must complete the change without an error, and
// leave nothing behind. A full disk needs the right to mount a file system in memory.
//
//   node bench/interruptions.ts [--kills 100] [--full-disks 20] [--pairs 10]

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { before, type InterruptedCommand, interruptedCommands } from './interruptions/interrupted-commands.ts';

const main = join(import.meta.dirname, '../cli/main.ts');
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    'full-disks': { type: 'string', default: '20' },
    pairs: { type: 'string', default: '10' },
  },
});

type Contents = Readonly<Record<string, string>>;

interface Prepared {
  readonly name: string;
  readonly command: InterruptedCommand;
  /** A folder with the old files and the edited description. */
  readonly folder: string;
  readonly old: Contents;
  readonly next: Contents;
  /** The time of one run, in milliseconds. */
  readonly time: number;
  /** The space that the files of a run need, in bytes. */
  readonly space: number;
}

let faults = 0;
const root = mkdtempSync(join(tmpdir(), 'forgespec-interruptions-'));
try {
  const prepared: Prepared[] = [];
  for (const [name, command] of Object.entries(interruptedCommands)) prepared.push(await prepare(name, command));
  await killAtRandom(prepared, Number(values.kills));
  await fillDisks(prepared, Number(values['full-disks']));
  await runPairs(prepared, Number(values.pairs));
} finally {
  rmSync(root, { recursive: true, force: true });
}
stdout.write(faults === 0 ? 'no mixture\n' : `${faults} faults\n`);
process.exitCode = faults === 0 ? 0 : 1;

async function prepare(name: string, command: InterruptedCommand): Promise<Prepared> {
  const folder = mkdtempSync(join(root, 'old-'));
  for (const file of ['openapi.yaml', 'old.yaml']) writeFileSync(join(folder, file), before);
  if (name !== 'init') writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const args of command.first) await run(folder, args);
  writeFileSync(join(folder, 'openapi.yaml'), command.edited);
  const complete = copyOf(folder);
  const started = performance.now();
  await run(complete, command.args);
  const time = performance.now() - started;
  const next = contentsOf(complete, command);
  const space = Object.values(next).reduce((sum, text) => sum + Math.ceil(text.length / 4096) * 4096, 0);
  return { name, command, folder, old: contentsOf(folder, command), next, time, space };
}

async function killAtRandom(prepared: readonly Prepared[], count: number): Promise<void> {
  const found = { old: 0, new: 0 };
  for (let index = 0; index < count; index++) {
    const each = prepared[index % prepared.length];
    const signal = (['SIGKILL', 'SIGINT', 'SIGKILL', 'SIGTERM'] as const)[Math.floor(index / prepared.length) % 4];
    if (each === undefined) return;
    const folder = copyOf(each.folder);
    const child = start(folder, each.command.args);
    const ended = once(child, 'exit');
    // Files are written at the end of a run, so most signals come in its second half.
    await Promise.race([pause(each.time * (1 - Math.random() ** 2 * 0.7)), ended]);
    child.kill(signal);
    await ended;
    const version = versionOf(folder, each);
    if (version !== 'mixture') found[version]++;
    if (version === 'mixture' && signal !== 'SIGKILL') report(`${each.name}, ${signal}`, 'the files are a mixture');
    await expectComplete(folder, each, `${each.name}, ${signal}`);
    rmSync(folder, { recursive: true });
  }
  stdout.write(`${count} signals: the files were the old ones ${found.old} times, the new ones ${found.new} times\n`);
}

async function fillDisks(prepared: readonly Prepared[], count: number): Promise<void> {
  let failed = 0;
  for (let index = 0; index < count; index++) {
    const each = prepared[index % prepared.length];
    if (each === undefined) return;
    const disk = mkdtempSync(join(root, 'disk-'));
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status !== 0) {
      stdout.write('full disks: not tried, because no file system can be mounted\n');
      return;
    }
    try {
      const folder = join(disk, 'project');
      cpSync(each.folder, folder, { recursive: true });
      const { bavail, bsize } = statfsSync(disk);
      const free = Math.floor((Math.random() * each.space) / bsize);
      writeFileSync(join(disk, 'filler'), Buffer.alloc((bavail - free) * bsize));
      const code = await run(folder, each.command.args, false);
      const version = versionOf(folder, each);
      if (version === 'mixture' || (version === 'old' && code === 0))
        report(`${each.name}, full disk`, `${version}, code ${code}`);
      if (code !== 0) failed++;
      rmSync(join(disk, 'filler'));
      await expectComplete(folder, each, `${each.name}, full disk`);
    } finally {
      spawnSync('umount', [disk]);
    }
  }
  stdout.write(`${count} full disks: ${failed} runs failed\n`);
}

async function runPairs(prepared: readonly Prepared[], count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const each = prepared[index % prepared.length];
    if (each === undefined) return;
    const folder = copyOf(each.folder);
    await Promise.all([run(folder, each.command.args, false), run(folder, each.command.args, false)]);
    if (versionOf(folder, each) !== 'new') report(`${each.name}, two runs`, versionOf(folder, each));
    await expectComplete(folder, each, `${each.name}, two runs`);
    rmSync(folder, { recursive: true });
  }
  stdout.write(`${count} pairs of runs\n`);
}

/** Runs the command again, and reports a fault if the files are not the new ones, or if temporary files are left. */
async function expectComplete(folder: string, each: Prepared, situation: string): Promise<void> {
  const code = await run(folder, each.command.args, false);
  if (code !== 0) report(situation, `the next run exits with ${code}`);
  if (versionOf(folder, each) !== 'new') report(situation, 'the next run does not complete the change');
  const left = pathsIn(folder).filter(isTemporary);
  if (left.length > 0) report(situation, `the next run leaves ${left.join(', ')}`);
}

function report(situation: string, words: string): void {
  faults++;
  stdout.write(`FAULT ${situation}: ${words}\n`);
}

function versionOf(folder: string, { command, old, next }: Prepared): 'mixture' | 'new' | 'old' {
  const found = JSON.stringify(contentsOf(folder, command));
  return found === JSON.stringify(next) ? 'new' : found === JSON.stringify(old) ? 'old' : 'mixture';
}

function contentsOf(folder: string, { isWritten }: InterruptedCommand): Contents {
  const paths = pathsIn(folder).filter((path) => isWritten(path) && !isTemporary(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function isTemporary(path: string): boolean {
  return /(?:^|\/)\.forgespec-/u.test(path);
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(join(root, 'run-'));
  cpSync(folder, copy, { recursive: true });
  mkdirSync(join(copy, '.git'), { recursive: true });
  return copy;
}

function start(folder: string, args: readonly string[]): ChildProcess {
  const env = { ...process.env, NO_COLOR: '1' };
  return spawn(process.execPath, [main, ...args], { cwd: folder, stdio: 'ignore', env });
}

/** @throws {Error} if the command fails although it must succeed. */
async function run(folder: string, args: readonly string[], mustSucceed = true): Promise<number | null> {
  const child = start(folder, args);
  const [code]: (number | null)[] = await once(child, 'exit');
  if (mustSucceed && code !== 0) throw new Error(`forgespec ${args.join(' ')} exits with ${code}`);
  return code ?? null;
}
