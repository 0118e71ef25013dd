import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runProgram, type ProgramEnd } from './run-program.ts';

const root = join(import.meta.dirname, '../..');
const pnpm = join(root, 'node_modules/pnpm/bin/pnpm.cjs');

/** Returns the tarball of a published package: `forgespec-sdk-0.1.0.tgz` for `@forgespec/sdk`. */
export function tarballOf(name: string): string {
  const prefix = `${name.replace('@', '').replace('/', '-')}-`;
  const file = readdirSync(inject('tarballs')).find(
    (found) => found.startsWith(prefix) && /^\d/u.test(found.slice(prefix.length)),
  );
  if (file === undefined) throw new Error(`There is no tarball of ${name}`);
  return join(inject('tarballs'), file);
}

/** A project outside the repository, with packages that a package manager has installed. */
export interface Project {
  readonly folder: string;
  /**
   * Installs packages: our published packages from their tarballs, other packages (`name@version`) from the registry.
   */
  add(...packages: readonly string[]): Promise<void>;
  /** Writes files. Each key is the path of a file in the project, and its value is the text of the file. */
  write(files: Readonly<Record<string, string>>): void;
  /** Runs a module with the Node version of the tests. */
  node(...args: readonly string[]): Promise<ProgramEnd>;
  /** Runs the installed command `forgespec`. */
  forgespec(...args: readonly string[]): Promise<ProgramEnd>;
  remove(): void;
}

/** Creates an empty project. */
export function createProject(manager: 'npm' | 'pnpm'): Project {
  const folder = mkdtempSync(join(tmpdir(), `forgespec-${manager}-`));
  const node = (...args: readonly string[]): Promise<ProgramEnd> => runProgram(folder, process.execPath, ...args);
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  };
  write({ 'package.json': '{ "private": true, "type": "module" }\n' });
  return {
    folder,
    write,
    node,
    async add(...packages) {
      const wanted = packages.map((name) => (/^@?forgespec(?:\/|$)/u.test(name) ? tarballOf(name) : name));
      const install =
        manager === 'npm'
          ? runProgram(
              folder,
              'npm',
              'install',
              '--prefer-offline',
              '--ignore-scripts',
              '--no-audit',
              '--no-fund',
              ...wanted,
            )
          : node(pnpm, 'add', '--prefer-offline', '--ignore-scripts', ...wanted);
      const { status, stdout, stderr } = await install;
      if (status !== 0) throw new Error(`${manager} cannot install ${packages.join(', ')}:\n${stdout}\n${stderr}`);
    },
    forgespec: (...args) => node('node_modules/forgespec/lib/main.js', ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Returns the number of packages that npm has installed, and their size on disk in MB. */
export function measure({ folder }: Project): { packages: number; megabytes: number } {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  // The size on disk is the number of blocks of 512 bytes, as for the program `du`.
  const blocks = files.map(
    (file) => statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.blocks ?? 0,
  );
  const megabytes = (blocks.reduce((sum, count) => sum + count, 0) * 512) / 2 ** 20;
  return { packages: Object.keys(lock.packages).length, megabytes };
}
