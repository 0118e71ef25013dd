import { resolve } from 'node:path';
import { loadDescription } from '../../description/load/load.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { buildSite, type ReferenceSite, type SiteOptions } from '../../reference/build-site.ts';
import { createSampleFormatter } from '../../reference/format-samples.ts';
import { sampleModules } from '../../reference/sample-modules.ts';

/**
 * A map from the path of each description to its site. The map contains only sites that were built without the option
 * `engine`. All test files of a worker share the map.
 */
const sites = new Map<string, Promise<ReferenceSite>>();

/** Returns the site of a description. If the caller does not pass `engine`, the site is built only once. */
export function siteOf(file: string, engine?: SiteOptions['engine']): Promise<ReferenceSite> {
  if (engine !== undefined) return build(file, engine);
  const path = resolve(file);
  const site = sites.get(path) ?? build(file, undefined);
  sites.set(path, site);
  return site;
}

async function build(file: string, engine: SiteOptions['engine']): Promise<ReferenceSite> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(file, diagnostics, { asWritten: true });
  const site =
    description &&
    (await buildSite(description, diagnostics, {
      modules: sampleModules('./generated'),
      engine,
      // The reference page is not built here, because the browser tests cover it.
      shell: Promise.resolve({ pageOf: () => '' }),
      formatSamples: createSampleFormatter(),
    }));
  if (site === undefined) throw new Error(diagnostics.all.map(({ message }) => message).join('\n'));
  return site;
}
