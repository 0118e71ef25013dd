import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isJsonObject } from '@forgespec/description/json';

/** The commands of a package manager, as the user types them. */
export interface PackageManager {
  readonly name: 'bun' | 'npm' | 'pnpm' | 'yarn';
  /** Adds a package for development: `npm install --save-dev`. */
  readonly add: string;
  /** Runs a script of package.json: `npm run`. */
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
} as const satisfies Record<string, PackageManager>;

/** Each lockfile, with the package manager that writes it. */
const lockfiles = [
  ['pnpm-lock.yaml', packageManagers.pnpm],
  ['bun.lock', packageManagers.bun],
  ['bun.lockb', packageManagers.bun],
  ['yarn.lock', packageManagers.yarn],
  ['package-lock.json', packageManagers.npm],
  ['npm-shrinkwrap.json', packageManagers.npm],
] as const;

/**
 * Returns the package manager of a project. Searches the folder, and then the folders above, for a field `packageManager` in package.json
 * or for a lockfile. Returns npm if no folder contains such a field or a lockfile.
 */
export function findPackageManager(folder: string): PackageManager {
  const named = fieldOf(join(folder, 'package.json'));
  if (named !== undefined) return named;
  for (const [file, manager] of lockfiles) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    // Only version 1 of yarn writes this comment.
    const isClassic = file === 'yarn.lock' && readFileSync(path, 'utf8').includes('# yarn lockfile v1');
    return isClassic ? packageManagers.yarnClassic : manager;
  }
  const parent = dirname(folder);
  return parent === folder ? packageManagers.npm : findPackageManager(parent);
}

/** Returns the package manager in the field `packageManager` of a package.json, such as `pnpm@10.4.0`. */
function fieldOf(file: string): PackageManager | undefined {
  if (!existsSync(file)) return undefined;
  const field = packageManagerIn(readFileSync(file, 'utf8'));
  const [, name, major] = /^(npm|pnpm|yarn|bun)@(\d+)/u.exec(String(field)) ?? [];
  if (name === 'yarn') return major === '1' || major === '0' ? packageManagers.yarnClassic : packageManagers.yarn;
  return name === 'npm' || name === 'pnpm' || name === 'bun' ? packageManagers[name] : undefined;
}

/** Returns the value of the field in the text of a package.json. Returns undefined if the text is not JSON. */
function packageManagerIn(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text.replace(/^\u{FEFF}/u, ''));
    return isJsonObject(content) ? content['packageManager'] : undefined;
  } catch {
    return undefined;
  }
}
