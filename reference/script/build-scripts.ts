import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The scripts of the site, as classic scripts that a page can also load from a file. */
export interface SiteScripts {
  /** The script of each page. */
  readonly page: string;
  /** The script of the search. Pages load it when a reader opens the search. */
  readonly search: string;
}

let built: Promise<SiteScripts> | undefined;

/** Bundles the scripts of the site. They are bundled only once. The published package contains the bundled scripts. */
export const buildScripts = (): Promise<SiteScripts> => (built ??= bundleScripts());

async function bundleScripts(): Promise<SiteScripts> {
  const [page, search] = await Promise.all([bundle('page.ts'), bundle('search.ts')]);
  return { page, search };
}

async function bundle(name: string): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL(name, import.meta.url)),
    platform: 'browser',
    transform: { target: 'es2022' },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}
