import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { Remote } from '../1-load/resources/remotes.ts';
import { packageRoot } from '../package-root.ts';
import { CommandError } from './command-error.ts';
import { loadForPeople } from './load-for-people.ts';
import { withProgress } from './progress.ts';

export interface DocsCommandOptions {
  readonly spec: string;
  readonly out: string;
  readonly remotes?: readonly Remote[];
}

const template = join(packageRoot, 'templates/docs/page.hbs');

/** `forgespec docs`: the reference as one HTML file that loads nothing. Returns the exit code. */
export async function docsCommand({ spec, out, remotes }: DocsCommandOptions): Promise<number> {
  const description = await loadForPeople(spec, remotes);
  if (description === undefined) return 1;
  const folder = await mkdtemp(join(tmpdir(), 'forgespec-docs-'));
  try {
    // A folder of its own keeps Redocly from picking up configuration of the working directory.
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(description.document));
    await writeFile(join(folder, 'redocly.yaml'), redocConfig);
    await withProgress('building the reference', () => buildDocs(folder));
    const target = resolve(out);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.tmp`, withoutLogo(await readFile(join(folder, 'index.html'), 'utf8')));
    await rename(`${target}.tmp`, target);
    const { size } = await stat(target);
    process.stdout.write(
      `${relative(process.cwd(), target)}: ${(size / 1e6).toFixed(1)} MB, opens without a network\n`,
    );
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The footer shows a picture that lies elsewhere; an empty one takes its place, so that nothing is even tried. */
const withoutLogo = (html: string): string =>
  html.replaceAll(
    'https://cdn.redoc.ly/redoc/logo-mini-full.svg',
    'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>',
  );

const redocConfig = `telemetry: off
openapi:
  showExtensions: true
  sortRequiredPropsFirst: true
`;

async function buildDocs(folder: string): Promise<void> {
  const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const options = ['build-docs', 'openapi.json', '--inlineBundle', '-t', template, '-o', 'index.html'];
  const child = spawn(process.execPath, [redocly, ...options], {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new CommandError(`Redocly could not build the reference:\n${output.trim()}`, 1);
}
