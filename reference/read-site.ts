import type { JsonObject } from '@forgespec/generator/json';
import { loadDescription } from '@forgespec/generator/load';
import type { Remote } from '@forgespec/generator/remotes';
import { reportStructure } from '@forgespec/generator/structure';
import { validateStructure } from '@forgespec/generator/validate';
import { createDiagnostics, type Diagnostic } from '@forgespec/generator/diagnostics';
import { buildSite, type Site, type SiteOptions } from './build-site.ts';

/** Where a site comes from. */
export interface SiteSource extends SiteOptions {
  /** Path of the root file of the description. */
  readonly spec: string;
  /** Folders that hold what its references find at addresses. */
  readonly remotes: readonly Remote[];
}

export type SiteReading = GoodReading | BadReading;

/** The site of a description, as its files were when they were read. */
export interface GoodReading extends AnyReading {
  readonly site: Site;
  readonly document: JsonObject;
}

/** A description with errors. */
export interface BadReading extends AnyReading {
  readonly site: undefined;
}

interface AnyReading {
  readonly diagnostics: readonly Diagnostic[];
  /** The files that were read; none when the description could not be read at all. */
  readonly files: readonly string[];
}

/** Reads a description and builds its site, and checks its structure meanwhile, because somebody is waiting. */
export async function readSite({ spec, remotes, ...options }: SiteSource): Promise<SiteReading> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true, remotes });
  if (description === undefined) return { site: undefined, diagnostics: diagnostics.all, files: [] };
  const { document, files } = description;
  const building = buildSite(description, diagnostics, options);
  // On a description with faults it may fail; the faults are what is told then.
  building.catch(() => undefined);
  await reportStructure(description, await validateStructure(structuredClone(document)), diagnostics);
  const site = diagnostics.hasErrors ? undefined : await building;
  const reading = { diagnostics: diagnostics.all, files };
  return site === undefined ? { site, ...reading } : { site, document, ...reading };
}
