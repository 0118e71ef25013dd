import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isJsonObject } from '@forgespec/description/json';

/** The commands of a package manager, as the user types them. */
export interface PackageManager {
  readonly name: 'bun' | 'deno' | 'npm' | 'pnpm' | 'yarn';
  /** Adds a package for development, if the name of the package follows: `npm install --save-dev`. */
  readonly add: string;
  /** Runs a script of package.json or a task of deno.json: `npm run`. */
  readonly run: string;
  /** Runs the command of an installed package: `npx`. */
  readonly exec: string;
  /** Installs exactly the packages of the lockfile. */
  readonly install: string;
}

export const packageManagers = {
  npm: {
    name: 'npm',
    add: 'npm install --save-dev',
    run: 'npm run',
    exec: 'npx',
    install: 'npm ci',
  },
  pnpm: {
    name: 'pnpm',
    add: 'pnpm add --save-dev',
    run: 'pnpm run',
    exec: 'pnpm exec',
    install: 'pnpm install --frozen-lockfile',
  },
  yarn: {
    name: 'yarn',
    add: 'yarn add --dev',
    run: 'yarn run',
    exec: 'yarn',
    install: 'yarn install --immutable',
  },
  /** Version 1 of yarn. It uses `--frozen-lockfile` in place of `--immutable`. */
  yarnClassic: {
    name: 'yarn',
    add: 'yarn add --dev',
    run: 'yarn run',
    exec: 'yarn',
    install: 'yarn install --frozen-lockfile',
  },
  bun: {
    name: 'bun',
    add: 'bun add --dev',
    run: 'bun run',
    exec: 'bunx',
    install: 'bun install --frozen-lockfile',
  },
  deno: {
    name: 'deno',
    add: 'deno add --npm',
    run: 'deno task',
    exec: 'deno x',
    install: 'deno install --frozen',
  },
} as const satisfies Record<string, PackageManager>;

/** Each lockfile, with the package manager that writes it. */
const lockfiles = [
  ['pnpm-lock.yaml', packageManagers.pnpm],
  ['bun.lock', packageManagers.bun],
  ['bun.lockb', packageManagers.bun],
  ['yarn.lock', packageManagers.yarn],
  ['package-lock.json', packageManagers.npm],
  ['npm-shrinkwrap.json', packageManagers.npm],
  ['deno.lock', packageManagers.deno],
] as const;

/**
 * Returns the package manager of a project. In the root folder of a workspace, the command that adds a package has the flag that pnpm and
 * version 1 of yarn need there.
 */
export function findPackageManager(folder: string): PackageManager {
  const manager = nearestPackageManager(folder);
  const isRoot =
    manager.name === 'pnpm'
      ? existsSync(join(folder, 'pnpm-workspace.yaml'))
      : manager === packageManagers.yarnClassic && fieldOf(join(folder, 'package.json'), 'workspaces') !== undefined;
  if (!isRoot) return manager;
  const flag = manager.name === 'pnpm' ? '--workspace-root' : '--ignore-workspace-root-check';
  return { ...manager, add: `${manager.add} ${flag}` };
}

/** Returns true if a folder has a deno.json, and no package.json. */
export const isDenoProject = (folder: string): boolean =>
  !existsSync(join(folder, 'package.json')) && denoConfigs.some((name) => existsSync(join(folder, name)));

/** The names of the config of Deno, in the order in which Deno searches them. */
export const denoConfigs = ['deno.json', 'deno.jsonc'] as const;

/**
 * Searches the folder, and then the folders above, for a field `packageManager` in package.json, for a lockfile, or for a deno.json without a
 * package.json. Returns npm if no folder contains one of them.
 */
function nearestPackageManager(folder: string): PackageManager {
  const named = namedManager(join(folder, 'package.json'));
  if (named !== undefined) return named;
  for (const [file, manager] of lockfiles) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    // Only version 1 of yarn writes this comment.
    const isClassic = file === 'yarn.lock' && readFileSync(path, 'utf8').includes('# yarn lockfile v1');
    return isClassic ? packageManagers.yarnClassic : manager;
  }
  if (isDenoProject(folder)) return packageManagers.deno;
  const parent = dirname(folder);
  return parent === folder ? packageManagers.npm : nearestPackageManager(parent);
}

/** Returns the package manager in the field `packageManager` of a package.json, such as `pnpm@10.4.0`. */
function namedManager(file: string): PackageManager | undefined {
  const [, name, major] = /^(npm|pnpm|yarn|bun)@(\d+)/u.exec(String(fieldOf(file, 'packageManager'))) ?? [];
  if (name === 'yarn') return major === '1' || major === '0' ? packageManagers.yarnClassic : packageManagers.yarn;
  return name === 'npm' || name === 'pnpm' || name === 'bun' ? packageManagers[name] : undefined;
}

/** Returns the value of a field of a package.json. Returns undefined if the file is missing, or is not JSON. */
function fieldOf(file: string, name: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\u{FEFF}/u, ''));
    return isJsonObject(content) ? content[name] : undefined;
  } catch {
    return undefined;
  }
}
