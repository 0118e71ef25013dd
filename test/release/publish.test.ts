import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { startLocalRegistry } from './local-registry.ts';

const publish = join(import.meta.dirname, '../../pack/publish.ts');

/** Writes the tarball of a package, which needs other packages, to a folder. */
function writeTarball(folder: string, name: string, needs: object, readme = ''): void {
  const source = folderWith({});
  mkdirSync(join(source, 'package'));
  const manifest = { name, version: '1.0.0', ...needs };
  writeFileSync(join(source, 'package/package.json'), JSON.stringify(manifest));
  writeFileSync(join(source, 'package/README.md'), readme);
  execFileSync('tar', ['-czf', join(folder, `${name.replace(/^@(.*)\//u, '$1-')}.tgz`), 'package'], { cwd: source });
}

/** Publishes a folder to a registry. Returns the output, and the error output if the program fails. */
function run(folder: string, url: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const home = folderWith({ '.npmrc': `//${new URL(url).host}/:_authToken=any\n` });
  const env = { PATH: process.env['PATH'], HOME: home };
  return new Promise((resolve) => {
    execFile(process.execPath, [publish, folder, '--registry', url], { env }, (error, stdout, stderr) =>
      resolve({ stdout, stderr: error === null ? '' : stderr }),
    );
  });
}

test('packages are published after those that they need, and a release that stopped can be repeated', async () => {
  const folder = folderWith({});
  writeTarball(folder, 'alpha', { dependencies: { '@x/beta': '1.0.0' }, peerDependencies: { delta: '1.0.0' } });
  writeTarball(folder, '@x/beta', { dependencies: { yaml: '2.0.0' } });
  writeTarball(folder, 'delta', { peerDependencies: { alpha: '1.0.0' } });
  const registry = await startLocalRegistry('alpha');
  expect((await run(folder, registry.url)).stderr).toContain('403');
  expect(registry.published).toEqual(['@x/beta']);
  expect(await run(folder, registry.url)).toEqual({
    stdout: '@x/beta@1.0.0: is already published\nalpha@1.0.0: published\ndelta@1.0.0: published\n',
    stderr: '',
  });
  expect(registry.published).toEqual(['@x/beta', 'alpha', 'delta']);
});

test('a version that is published with other content is an error', async () => {
  const folder = folderWith({});
  const registry = await startLocalRegistry();
  writeTarball(folder, 'alpha', {});
  expect((await run(folder, registry.url)).stderr).toBe('');
  writeTarball(folder, 'alpha', {}, 'Changed.');
  expect((await run(folder, registry.url)).stderr).toContain(
    'alpha@1.0.0 is published with other content. Publish a new version.',
  );
  expect(registry.published).toEqual(['alpha']);
});

test('a folder without tarballs is an error', async () => {
  expect((await run(folderWith({}), 'http://127.0.0.1:9/')).stderr).toContain('Run npm run pack first.');
});
