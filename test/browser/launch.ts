import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import manifest from '../../package.json' with { type: 'json' };

// A headless Chromium from the npm registry: browser tests need nothing of the system. It comes compressed, with the libraries and
// fonts that a bare system lacks, and is unpacked once.

const modules = join(import.meta.dirname, '../../node_modules');
const packed = join(modules, '@sparticuz/chromium/bin');
const version = manifest.devDependencies['@sparticuz/chromium'];
const unpacked = join(modules, `.cache/forgespec/chromium-${version}`);
const executablePath = join(unpacked, 'chromium');

/**
 * Starts a browser whose network is cut: it resolves no name, and reaches this machine by its address alone. Close it afterwards.
 *
 * @throws {Error} when it cannot be unpacked or started.
 */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** The same as a server, which several processes connect to. */
export const launchBrowserServer = async (): Promise<BrowserServer> => chromium.launchServer(await launchOptions());

async function launchOptions(): Promise<LaunchOptions> {
  if (!existsSync(executablePath)) await unpack();
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: unpacked,
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  };
}

// The configuration of the package contains folders of another machine. The cache needs an absolute path: fontconfig would create a
// relative one in the working directory.
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${unpacked.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}/font-cache</cachedir>
</fontconfig>
`;

/** Unpacks into a temporary folder and renames it, so that a second run at the same time never sees half of the files. */
async function unpack(): Promise<void> {
  await mkdir(dirname(unpacked), { recursive: true });
  const folder = await mkdtemp(`${unpacked}-`);
  const { TMPDIR } = process.env;
  // The package unpacks into the folder for temporary files, wherever that is.
  process.env.TMPDIR = folder;
  try {
    await Promise.all(['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((file) => inflate(join(packed, file))));
    await writeFile(join(folder, 'fonts/fonts.conf'), fontConfiguration);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // A browser that outlived its folder may have left its cache of fonts there.
  if (!existsSync(executablePath)) await rm(unpacked, { recursive: true, force: true });
  try {
    await rename(folder, unpacked);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(executablePath)) throw error;
  }
}
