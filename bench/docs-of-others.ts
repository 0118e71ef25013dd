// Builds and serves the reference of other people's descriptions: of GitHub's API, which is installed from npm, and of the given files.
// Prints for each description the time of Redocly's command and of ours, and the size of our page as `docs` writes it and as `serve` sends
// it. Ends with exit code 1 if a page is missing.
//
//   node bench/docs-of-others.ts [FILE…]

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { installed } from './generate/installed.ts';
import { runNode } from './run-command.ts';

const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
const packages = join(installed('@octokit/openapi', '23.0.2'), 'node_modules');
const github = join(packages, '@octokit/openapi/generated/api.github.com.json');
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-docs-'));

try {
  for (const file of [github, ...process.argv.slice(2)]) await measure(file);
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(file: string): Promise<void> {
  const plain = join(folder, 'plain.html');
  const site = join(folder, 'site');
  const theirs = await runNode([redocly, 'build-docs', file, '-o', plain]);
  const ours = await runNode([main, 'docs', '--spec', file, '--out', site]);
  const written = statSync(join(site, 'index.html'), { throwIfNoEntry: false })?.size ?? 0;
  const served = await sizeOfServedPage(file);
  if (written === 0 || served === 0) process.exitCode = 1;
  const times = `redocly ${theirs.milliseconds.toFixed(0)} ms, docs ${ours.milliseconds.toFixed(0)} ms`;
  process.stdout.write(
    `${basename(file)}: ${times}, ratio ${(ours.milliseconds / theirs.milliseconds).toFixed(2)}; page ${inMegabytes(written)} written, ${inMegabytes(served)} served\n`,
  );
  rmSync(site, { recursive: true, force: true });
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Returns the size of the page that `forgespec serve` sends, in bytes; 0 if the command ends without serving a page. */
async function sizeOfServedPage(file: string): Promise<number> {
  const child = spawn(process.execPath, [main, 'serve', '--spec', file, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface(child.stdout)) {
      const [url] = /http:\/\/[\d.]+:\d+/u.exec(line) ?? [];
      if (url !== undefined) return (await (await fetch(url)).bytes()).length;
    }
    return 0;
  } finally {
    child.kill();
  }
}
