import { isOpenApiDocument } from '../../../contract/mock/openapi-document.ts';
import { startMock, type Mock } from '../../../contract/mock/start-mock.ts';
import type { Description } from '../../1-load/load.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../build-site.ts';
import { readSite, type SiteSource } from '../read-site.ts';

/** The site and the mock of a description, as its files were when they were read. */
export interface SiteVersion {
  readonly site: Site;
  readonly mock: Mock;
}

export interface VersionReading {
  /** Undefined when the description has errors. */
  readonly version: SiteVersion | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that were read; none when the description could not be read at all. */
  readonly files: readonly string[];
}

/**
 * Reads a description, builds its site and starts its mock.
 *
 * @param log gets a line per request to the mock.
 */
export async function readSiteVersion(
  source: Omit<SiteSource, 'hasMock'>,
  log: (line: string) => void,
): Promise<VersionReading> {
  let starting: Promise<Mock | undefined> = Promise.resolve(undefined);
  const { site, description, diagnostics } = await readSite({ ...source, hasMock: true }, (loaded) => {
    starting = mockOf(loaded, log);
    // Of a description with faults there may be no mock; the faults are what is told then.
    starting.catch(() => undefined);
  });
  const files = description?.files ?? [];
  if (site === undefined) {
    const mock = await starting.catch(() => undefined);
    await mock?.close();
    return { version: undefined, diagnostics, files };
  }
  const mock = await starting;
  return { version: mock && { site, mock }, diagnostics, files };
}

async function mockOf({ document }: Description, log: (line: string) => void): Promise<Mock> {
  if (!isOpenApiDocument(document)) throw new Error('The document is not an OpenAPI 3 description.');
  return startMock({ document, port: 0, log });
}
