// node pack/publish.ts FOLDER [NPM-OPTION …]: publishes the tarballs of a folder, a package after the packages that it needs. A tarball that
// is already published is left out, so that a release that stopped in the middle can be repeated.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest } from './room.ts';

const [folder = 'dist', ...options] = process.argv.slice(2);

interface Tarball {
  readonly path: string;
  readonly manifest: Manifest;
}

const tarballs: readonly Tarball[] = globSync('*.tgz', { cwd: folder })
  .toSorted()
  .map((file) => {
    const path = resolve(folder, file);
    const text = execFileSync('tar', ['-xOf', path, 'package/package.json'], { encoding: 'utf8' });
    return { path, manifest: JSON.parse(text) };
  });

/** Returns the tarballs in an order in which each package follows the packages that it needs. */
function inOrder(waiting: readonly Tarball[]): readonly Tarball[] {
  const names = new Set(waiting.map(({ manifest }) => manifest.name));
  const isReady = ({ manifest: { dependencies, peerDependencies } }: Tarball): boolean =>
    Object.keys({ ...dependencies, ...peerDependencies }).every((name) => !names.has(name));
  const ready = waiting.filter(isReady);
  // Optional peer dependencies can form a circle.
  const next = ready.length > 0 ? ready : waiting.slice(0, 1);
  return next.length === 0 ? [] : [...next, ...inOrder(waiting.filter((tarball) => !next.includes(tarball)))];
}

/** Returns the hash of the published tarball of a version. Returns undefined if the version is not published. */
function publishedIntegrity(version: string): string | undefined {
  const args = ['view', version, 'dist.integrity', '--json', ...options];
  try {
    return (
      JSON.parse(execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) || 'null') ??
      undefined
    );
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && String(error.stdout).includes('"E404"')) return undefined;
    throw error;
  }
}

if (tarballs.length === 0) throw new Error(`${join(folder, '*.tgz')} does not exist. Run npm run pack first.`);
for (const { path, manifest } of inOrder(tarballs)) {
  const version = `${manifest.name}@${manifest.version}`;
  const published = publishedIntegrity(version);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
  if (published === undefined) {
    execFileSync('npm', ['publish', path, '--access', 'public', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } else if (published !== integrity) {
    throw new Error(`${version} is published with other content. Publish a new version.`);
  }
  process.stdout.write(`${version}: ${published === undefined ? 'published' : 'is already published'}\n`);
}
