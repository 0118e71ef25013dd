import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import manifest from '../../package.json' with { type: 'json' };

// A headless Chromium from the npm registry, so that browser tests need no installed browser. The package contains
// compressed programs, libraries and fonts, which are unpacked once.

const modules = join(import.meta.dirname, '../../node_modules');
const packed = join(modules, '@sparticuz/chromium/bin');
const version = manifest.devDependencies['@sparticuz/chromium'];
const unpacked = join(modules, `.cache/forgespec/chromium-${version}`);
const executablePath = join(unpacked, 'chromium');

/**
 * Options of the JavaScript engine. A page lives for a few seconds, and most of its code runs only a few times. Optimized code, early
 * garbage collection and several threads would therefore take more processor time than they save.
 */
const engineFlags = `--js-flags=${[
  '--single-threaded',
  '--no-opt',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-heap-size=256',
  '--no-memory-reducer',
].join(' ')}`;

/**
 * Starts a browser that cannot resolve host names, so that it reaches only this machine, at `127.0.0.1`. The caller
 * must close the browser.
 *
 * @throws {Error} if the browser cannot be unpacked or started.
 */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/**
 * Starts the same browser as a server, to which several processes can connect. With its engine options, this browser needs less processor
 * time but more memory than the browser of `launchBrowser`.
 */
export const launchBrowserServer = async (): Promise<BrowserServer> =>
  chromium.launchServer(await launchOptions([engineFlags]));

async function launchOptions(args: readonly string[] = []): Promise<LaunchOptions> {
  if (!existsSync(executablePath)) await unpack();
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', ...args],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: unpacked,
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  };
}

// Replaces the configuration of the package, which names folders of another machine. The path of the cache is absolute,
// because fontconfig would create a relative path in the working directory.
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${unpacked.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}/font-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks the browser into a temporary folder and renames the folder, so that another process never uses an incomplete
 * folder.
 */
async function unpack(): Promise<void> {
  await mkdir(dirname(unpacked), { recursive: true });
  const folder = await mkdtemp(`${unpacked}-`);
  const { TMPDIR } = process.env;
  // The package always unpacks into the folder for temporary files.
  process.env.TMPDIR = folder;
  try {
    await Promise.all(['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((file) => inflate(join(packed, file))));
    await writeFile(join(folder, 'fonts/fonts.conf'), fontConfiguration);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // If the folder was removed while a browser was running, the browser may have created the folder again for its font cache. `rename`
  // cannot replace a folder that contains files.
  if (!existsSync(executablePath)) await rm(unpacked, { recursive: true, force: true });
  try {
    await rename(folder, unpacked);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(executablePath)) throw error;
  }
}
