import { loadDescription } from '../../generator/1-load/load.ts';
import { createDiagnostics } from '../../generator/diagnostics/diagnostic.ts';
import { buildSite, type Site } from '../../generator/docs/build-site.ts';
import { createSampleFormatter } from '../../generator/docs/format-samples.ts';
import { sampleModules } from '../../generator/docs/sample-modules.ts';

/** The site of a description. */
export async function siteOf(file: string): Promise<Site> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(file, diagnostics, { asWritten: true });
  const site =
    description &&
    (await buildSite(description, diagnostics, {
      modules: sampleModules('./generated'),
      engine: undefined,
      // Redoc's page has tests of its own, in a browser.
      reference: () => Promise.resolve(''),
      formatSamples: createSampleFormatter(),
    }));
  if (site === undefined) throw new Error(diagnostics.all.map(({ message }) => message).join('\n'));
  return site;
}
