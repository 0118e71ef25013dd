import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Remote } from '../1-load/resources/remotes.ts';
import { buildReference } from '../docs/build-reference.ts';
import { createCallCounter } from '../docs/call-counter.ts';
import { createSampleFormatter } from '../docs/format-samples.ts';
import { readSite } from '../docs/read-site.ts';
import { sampleModules } from '../docs/sample-modules.ts';
import { countOf, printDiagnostics } from './print-diagnostics.ts';
import { withProgress } from './progress.ts';

export interface DocsCommandOptions {
  readonly spec: string;
  readonly out: string;
  /** The folder that samples import generated code from. */
  readonly code: string;
  /** The log of a mock; the coverage page counts its answers. */
  readonly calls?: string;
  readonly remotes?: readonly Remote[];
}

/** `forgespec docs`: the site as a folder that needs no server and no network. Returns the exit code. */
export async function docsCommand({ spec, out, code, calls, remotes = [] }: DocsCommandOptions): Promise<number> {
  const counter = createCallCounter();
  const log = calls === undefined ? '' : await readFile(calls, 'utf8');
  for (const line of log.split('\n')) counter.count(line);
  const source = {
    spec,
    remotes,
    modules: sampleModules(code),
    engine: undefined,
    reference: buildReference,
    formatSamples: createSampleFormatter(),
  };
  const { site, diagnostics } = await withProgress('building the reference', () => readSite(source));
  printDiagnostics(diagnostics);
  if (site === undefined) return 1;
  const folder = resolve(out);
  const files = [...site.files, ['coverage.html', site.coverage(counter.calls)] as const];
  for (const [path, text] of files) await replaceFile(join(folder, path), text);
  const size = Buffer.byteLength(site.files.get('index.html') ?? '') / 1e6;
  const place = relative(process.cwd(), folder) || '.';
  process.stdout.write(
    `${place}: ${countOf(files.length, 'file')}; ${place}/index.html has ${size.toFixed(1)} MB and opens without a network\n`,
  );
  return 0;
}

/** Whoever reads the file meanwhile sees the old one or the new one, and never a half. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.tmp`, text);
  await rename(`${path}.tmp`, path);
}
