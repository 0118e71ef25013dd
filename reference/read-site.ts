import type { JsonObject } from '@forgespec/description/json';
import { loadDescription, type ReadingOptions } from '@forgespec/description/load';
import { reportStructure } from '@forgespec/description/report-structure';
import { createDiagnostics, type Diagnostic } from '@forgespec/description/diagnostics';
import { buildSite, type ReferenceSite, type SiteOptions } from './build-site.ts';

/** The description of a site, and the options of its build. */
export interface SiteSource extends ReadingOptions, SiteOptions {
  /** The path or URL of the root file of the description. */
  readonly spec: string;
}

export type SiteReading = GoodReading | BadReading;

/** The site of a valid description. */
export interface GoodReading extends AnyReading {
  readonly site: ReferenceSite;
  readonly document: JsonObject;
}

/** The result for a description with errors. */
export interface BadReading extends AnyReading {
  readonly site: undefined;
}

interface AnyReading {
  readonly diagnostics: readonly Diagnostic[];
  /** The paths of the files that were read. Empty if the root file could not be read. */
  readonly files: readonly string[];
}

/**
 * Reads a description and builds its site. To save time, validates the structure of the description while the site is
 * built.
 */
export async function readSite(source: SiteSource): Promise<SiteReading> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(source.spec, diagnostics, { asWritten: true, ...source });
  if (description === undefined) return { site: undefined, diagnostics: diagnostics.all, files: [] };
  const { document, files } = description;
  const building = buildSite(description, diagnostics, source);
  // The build may fail because the description is invalid. Then only the errors of the description are reported.
  building.catch(() => undefined);
  await reportStructure(description, diagnostics);
  const site = diagnostics.hasErrors ? undefined : await building;
  const reading = { diagnostics: diagnostics.all, files };
  return site === undefined ? { site, ...reading } : { site, document, ...reading };
}
