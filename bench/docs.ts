// Measures the waiting times of readers and authors of API documentation. The output shows medians: the time to build
// the documentation with Redocly's command and with ours, the time from loading a page until its search opens, and the
// time from an edit of the description until the open page shows it. The two build commands take turns, so that other
// load on the machine affects both.
//
//   node bench/docs.ts [rounds]

import { startEngine } from '../cli/engines/start-engine.ts';
import type { EngineEnvironment } from '../reference/serve/engine.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { sampleModules } from '../reference/sample-modules.ts';
import { serveSite } from '../reference/serve/serve-site.ts';
import { launchBrowser } from '../test/browser/launch.ts';
import { median, runNode } from './run-command.ts';

const rounds = Number(argv[2] ?? 5);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-docs-'));
const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
const bundle = join(root, 'generated/openapi.json');
const site = join(folder, 'site');

const row = (title: string, values: readonly number[]): void =>
  void stdout.write(`${title.padEnd(56)}${median(values).toFixed(0).padStart(6)} ms\n`);

try {
  const theirs: number[] = [];
  const ours: number[] = [];
  const plain = join(folder, 'plain.html');
  const theirCommand = [redocly, 'build-docs', bundle, '--inlineBundle', '-o', plain];
  for (let round = 0; round < rounds; round++) {
    theirs.push((await runNode(theirCommand)).milliseconds);
    const command = [join(root, 'cli/main.ts'), 'docs', '--spec', join(root, 'spec/openapi.yaml'), '--out', site];
    ours.push((await runNode(command)).milliseconds);
  }
  row('redocly build-docs, one page from one bundled file', theirs);
  row('forgespec docs, a site from several YAML files', ours);
  stdout.write(
    `${'forgespec docs / redocly build-docs'.padEnd(56)}${(median(ours) / median(theirs)).toFixed(2).padStart(6)}\n`,
  );

  const browser = await launchBrowser();
  row('from loading the page of Redocly until its search opens', await times(() => usable(browser, plain)));
  row('from loading our page until its search opens', await times(() => usable(browser, join(site, 'index.html'))));
  row('from an edit until our open page shows it', await edits(browser));
  await browser.close();
} finally {
  rmSync(folder, { recursive: true });
}

async function times(measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) all.push(await measure());
  return all;
}

async function usable(browser: Browser, file: string): Promise<number> {
  const page = await browser.newPage();
  const start = performance.now();
  await page.goto(pathToFileURL(file).href);
  const search = page.getByText('to navigate').first();
  // The page can be visible before its script has started. The click is therefore repeated.
  while (!(await search.isVisible())) {
    await page.getByTestId('search-trigger').first().click();
    await search.waitFor({ timeout: 50 }).catch(() => undefined);
  }
  const time = performance.now() - start;
  await page.close();
  return time;
}

async function edits(browser: Browser): Promise<number[]> {
  const spec = join(folder, 'spec');
  cpSync(join(root, 'spec'), spec, { recursive: true });
  const file = join(spec, 'areas/project-badges/paths.yaml');
  const on = { request: () => undefined, change: () => undefined, failure: () => undefined };
  const options = {
    spec: join(spec, 'openapi.yaml'),
    host: '127.0.0.1',
    port: 0,
    modules: sampleModules('./generated'),
    startEngine: (environment: EngineEnvironment) =>
      startEngine({ name: 'prism', generated: 'generated', ...environment }),
    on,
  };
  const { service } = await serveSite(options);
  if (service === undefined) throw new Error('The description has errors.');
  const page = await browser.newPage();
  await page.goto(`${service.url}/#/project-badges/createprojectbadge`);
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const text = readFileSync(file, 'utf8');
    const start = performance.now();
    writeFileSync(file, text.replace(/summary: Create a badge.*/u, `summary: Create a badge ${round}`));
    await page
      .getByRole('heading', { name: `Create a badge ${round}` })
      .first()
      .waitFor();
    all.push(performance.now() - start);
  }
  await service.close();
  return all;
}
