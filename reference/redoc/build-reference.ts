import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openCachedText } from '@forgespec/description/files';
import type { JsonObject } from '@forgespec/description/json';
import { userCache } from '@forgespec/templates/shared/user-cache';
import { favicon } from '../html/favicon.ts';
import { siteBar } from '../pages/site-page.ts';
import { sampleLabels } from '../samples/emit-samples.ts';
import { readAsset } from '../assets.ts';
import { finishedReference } from './reference-page.ts';
import { siteStyle } from '../site-style.ts';

const require = createRequire(import.meta.url);
const redoclyPackage = require.resolve('@redocly/cli/package.json');

/**
 * Builds the reference of a document with Redoc, as one HTML page that loads no other resources.
 *
 * @throws {Error} if Redocly cannot build the page. The message contains the output of Redocly.
 */
export const buildReference = async (document: JsonObject): Promise<string> =>
  finishedReference(await buildRawReference(document));

/**
 * Returns the page as Redocly creates it.
 *
 * @throws {Error} if Redocly cannot build the page. The message contains the output of Redocly.
 */
const buildRawReference = async (document: JsonObject): Promise<string> => runRedocly(await inputFiles(document));

/**
 * Returns the page that Redocly creates for a document, and keeps the page in the cache folder of the user. Redocly does not run if the
 * cache contains the page for the same document, template, options and versions of Redocly and Node. The cache contains only one page, so
 * callers should always pass the same document.
 *
 * @throws {Error} if Redocly cannot build the page. The message contains the output of Redocly.
 */
export async function cachedRawReference(document: JsonObject): Promise<string> {
  const files = await inputFiles(document);
  const key = JSON.stringify([require(redoclyPackage).version, process.version, redoclyOptions, files]);
  const cached = openCachedText(userCache(homedir(), process.env['XDG_CACHE_HOME']), 'reference.json');
  const earlier: CachedPage | undefined = JSON.parse(cached.read() ?? 'null') ?? undefined;
  if (earlier?.key === key) return earlier.page;
  const page = await runRedocly(files);
  cached.write(JSON.stringify({ key, page } satisfies CachedPage));
  return page;
}

const redoclyOptions = ['build-docs', 'openapi.json', '--inlineBundle', '-t', 'page.hbs', '-o', 'index.html'];

/** A page that Redocly has built. */
interface CachedPage {
  /** The versions of Redocly and Node, the options of Redocly, and its input. */
  readonly key: string;
  readonly page: string;
}

/** Returns the files that Redocly reads, as a map from the name of each file to its text. */
const inputFiles = async (document: JsonObject): Promise<Readonly<Record<string, string>>> => ({
  'openapi.json': JSON.stringify(document),
  'redocly.yaml': JSON.stringify(configuration),
  'page.hbs': await pageTemplate(),
});

/** Writes files to a temporary folder, and runs Redocly there. Returns the page that Redocly builds. */
async function runRedocly(files: Readonly<Record<string, string>>): Promise<string> {
  // Redocly reads its configuration from the working directory. It must not read a configuration of the user, so it runs in a new
  // folder, which contains only the given files.
  const folder = await mkdtemp(join(tmpdir(), 'forgespec-docs-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // A signal can end the process while Redocly runs. The exit handler then removes the folder.
  process.once('exit', remove);
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await buildDocs(folder);
    return await readFile(join(folder, 'index.html'), 'utf8');
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * The extensions that Redoc shows. Some extensions of an operation are already visible in its badges or its description. `pageOverlay`
 * removes these extensions from the operation.
 */
const shownExtensions = [
  'x-alternative-to',
  'x-exclusive-with',
  'x-flag',
  'x-not-shown',
  'x-offering',
  'x-only-with',
  'x-removal',
  'x-replaced-by',
  'x-required-headers',
  'x-role',
  'x-since',
  'x-tier',
  'x-values-seen',
];

const configuration = {
  telemetry: 'off',
  openapi: {
    showExtensions: shownExtensions,
    sortRequiredPropsFirst: true,
    // The page has its own search.
    disableSearch: true,
    // Redoc shows only the samples whose labels are listed here.
    codeSamples: {
      languages: [...Object.values(sampleLabels), 'Payload'].map((lang) => ({ lang, label: lang })),
    },
  },
};

/**
 * Returns the template of the page. It has placeholders for Redoc, and contains the style and the navigation of the site.
 */
async function pageTemplate(): Promise<string> {
  const template = await readAsset('reference.hbs');
  const style = await siteStyle();
  return template
    .replace('FAVICON', () => favicon)
    .replace('/* site.css */', () => style)
    .replace('SITE-BAR', () => siteBar('reference.html').markup);
}

async function buildDocs(folder: string): Promise<void> {
  const redocly = join(dirname(redoclyPackage), 'bin/cli.js');
  const child = spawn(process.execPath, [redocly, ...redoclyOptions], {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  process.off('exit', kill);
  if (code !== 0) throw new Error(`Redocly could not build the reference:\n${output.trim()}`);
}
