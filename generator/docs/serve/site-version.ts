import { isOpenApiDocument } from '../../../contract/mock/openapi-document.ts';
import { startMock, type Mock } from '../../../contract/mock/start-mock.ts';
import { loadDescription, type Description } from '../../1-load/load.ts';
import type { Remote } from '../../1-load/resources/remotes.ts';
import { reportStructure } from '../../1-load/structure.ts';
import { validateStructure } from '../../1-load/validate.ts';
import type { SampleModules } from '../../3-emit/docs/samples/client-sample.ts';
import { createDiagnostics, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { buildSite, type Site } from '../build-site.ts';

/** Where a site comes from. */
export interface SiteSource {
  /** Path of the root file of the description. */
  readonly spec: string;
  /** Folders that hold what its references find at addresses. */
  readonly remotes: readonly Remote[];
  readonly modules: SampleModules;
}

/** The site and the mock of a description, as its files were when they were read. */
export interface SiteVersion {
  readonly site: Site;
  readonly mock: Mock;
}

export interface SiteReading {
  /** Undefined when the description has errors. */
  readonly version: SiteVersion | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that were read; none when the description could not be read at all. */
  readonly files: readonly string[];
}

/**
 * Reads a description, builds its site and starts its mock; all at once, because somebody is waiting.
 *
 * @param log gets a line per request to the mock.
 */
export async function readSiteVersion(
  { spec, remotes, modules }: SiteSource,
  log: (line: string) => void,
): Promise<SiteReading> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true, remotes });
  if (description === undefined) return { version: undefined, diagnostics: diagnostics.all, files: [] };
  const making = Promise.allSettled([
    buildSite(description, diagnostics, { modules, hasMock: true }),
    mockOf(description, log),
  ]);
  await reportStructure(description, await validateStructure(structuredClone(description.document)), diagnostics);
  const [site, mock] = await making;
  const reading = { diagnostics: diagnostics.all, files: description.files };
  if (diagnostics.hasErrors || site.status === 'rejected' || mock.status === 'rejected') {
    if (mock.status === 'fulfilled') await mock.value.close();
    // On a description with faults either may fail; the faults are what is told then.
    if (diagnostics.hasErrors) return { ...reading, version: undefined };
    throw site.status === 'rejected' ? site.reason : mock.status === 'rejected' ? mock.reason : undefined;
  }
  return { ...reading, version: site.value === undefined ? undefined : { site: site.value, mock: mock.value } };
}

async function mockOf({ document }: Description, log: (line: string) => void): Promise<Mock> {
  if (!isOpenApiDocument(document)) throw new Error('The document is not an OpenAPI 3 description.');
  return startMock({ document, port: 0, log });
}
