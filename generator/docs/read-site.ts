import { loadDescription, type Description } from '../1-load/load.ts';
import type { Remote } from '../1-load/resources/remotes.ts';
import { reportStructure } from '../1-load/structure.ts';
import { validateStructure } from '../1-load/validate.ts';
import type { SampleModules } from '../3-emit/docs/samples/client-sample.ts';
import { createDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { buildSite, type Site } from './build-site.ts';

/** Where a site comes from. */
export interface SiteSource {
  /** Path of the root file of the description. */
  readonly spec: string;
  /** Folders that hold what its references find at addresses. */
  readonly remotes: readonly Remote[];
  readonly modules: SampleModules;
  /** Whether a mock answers on the port that serves the site. */
  readonly hasMock: boolean;
}

export interface SiteReading {
  /** Undefined when the description has errors. */
  readonly site: Site | undefined;
  /** Undefined when it could not be read at all. */
  readonly description: Description | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a description and builds its site, and checks its structure meanwhile, because somebody is waiting.
 *
 * @param loaded is called as soon as the description is read, for what can be begun then.
 */
export async function readSite(
  { spec, remotes, modules, hasMock }: SiteSource,
  loaded: (description: Description) => void = () => undefined,
): Promise<SiteReading> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true, remotes });
  if (description === undefined) return { site: undefined, description, diagnostics: diagnostics.all };
  loaded(description);
  const building = buildSite(description, diagnostics, { modules, hasMock });
  // On a description with faults it may fail; the faults are what is told then.
  building.catch(() => undefined);
  await reportStructure(description, await validateStructure(structuredClone(description.document)), diagnostics);
  const site = diagnostics.hasErrors ? undefined : await building;
  return { site, description, diagnostics: diagnostics.all };
}
