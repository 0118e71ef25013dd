import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './launch.ts';
import { mainModule } from '../main-module.ts';

const run = promisify(execFile);

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the browser that all test files use. */
    readonly browser: string;
    /** The URL of the folder that `forgespec docs` has written, with a slash at the end. */
    readonly site: string;
  }
}

/** Starts one browser and builds the pages once, for all test files. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'forgespec-browser-'));
  const [browser] = await Promise.all([
    launchBrowserServer(),
    run(process.execPath, [mainModule, 'docs', '--out', folder]),
  ]);
  provide('browser', browser.wsEndpoint());
  provide('site', pathToFileURL(`${folder}/`).href);
  return async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  };
}
