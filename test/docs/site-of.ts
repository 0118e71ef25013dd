import { loadDescription } from '../../generator/1-load/load.ts';
import { createDiagnostics } from '../../generator/diagnostics/diagnostic.ts';
import { buildSite, type ReferenceSite, type SiteOptions } from '../../reference/build-site.ts';
import { createSampleFormatter } from '../../reference/format-samples.ts';
import { sampleModules } from '../../reference/sample-modules.ts';

/** Returns the site of a description, with the given engine. */
export async function siteOf(file: string, engine?: SiteOptions['engine']): Promise<ReferenceSite> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(file, diagnostics, { asWritten: true });
  const site =
    description &&
    (await buildSite(description, diagnostics, {
      modules: sampleModules('./generated'),
      engine,
      // This page is not built here, because the browser tests cover it.
      reference: () => Promise.resolve(''),
      formatSamples: createSampleFormatter(),
    }));
  if (site === undefined) throw new Error(diagnostics.all.map(({ message }) => message).join('\n'));
  return site;
}
