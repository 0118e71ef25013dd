import { createDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Description, LoadedDocument, LoadOptions } from './description.ts';
import { checkStructure } from './structure/check-structure.ts';
import type { Repairs } from './structure/repairs.ts';

/** A document whose structure has been checked. */
export interface CheckedDocument {
  /** The changes that replace the faulty parts of the document. */
  readonly repairs: Repairs;
  /** Repairs the document, and returns the description. */
  description(): Description;
}

/** Compares the structure of a document with the OpenAPI specification. */
export function checkDocument(
  loaded: LoadedDocument,
  { names = {}, pagination = {}, streams = {} }: LoadOptions,
): CheckedDocument {
  const structure = createDiagnostics();
  const { document, origins } = loaded;
  const repairs = checkStructure(document, origins, structure);
  return {
    repairs,
    description() {
      repairs.apply();
      return { ...loaded, structure: withConversion(structure.all, loaded), names, pagination, streams };
    },
  };
}

/**
 * Adds the problems that were found before a document of Swagger 2.0 was converted. Later problems at the same source locations have the
 * same causes.
 */
function withConversion(structure: readonly Diagnostic[], { conversion }: LoadedDocument): readonly Diagnostic[] {
  if (conversion === undefined) return structure;
  const known = new Set(conversion.map(placeOf));
  return [...conversion, ...structure.filter((problem) => !known.has(placeOf(problem)))];
}

const placeOf = ({ location }: Diagnostic): string =>
  JSON.stringify([location?.source.path, location?.line, location?.column]);
