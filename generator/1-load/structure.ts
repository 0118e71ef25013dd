import type { Diagnostics, Place } from '../diagnostics/diagnostic.ts';
import { lintStructure } from './lint-structure.ts';
import type { Description } from './load.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { valueAt } from './pointer.ts';
import type { StructureFault } from './structure-fault.ts';

/**
 * Reports where the document departs from the OpenAPI specification. swagger-parser decides whether it does; Redocly's `struct`
 * rule, which takes longer to load and words its findings better, then says where and how.
 *
 * @param found what `validateStructure` found.
 */
export async function reportStructure(
  description: Description,
  found: readonly StructureFault[],
  diagnostics: Diagnostics,
): Promise<void> {
  if (found.length === 0) return;
  const worded = (await lintStructure(description.document)) ?? found;
  const known = new Set(diagnostics.all.map(({ place }) => placeKey(place)));
  for (const fault of worded) {
    const place = placeIn(description, fault);
    // What was found while the model was built is worded better still.
    if (!known.has(placeKey(place))) diagnostics.error('structure-invalid', fault.message, fault.fix, place);
  }
  // swagger-parser holds on to a draft of the 3.1 meta-schema that refuses some valid documents, and sees what is missing because
  // of other errors: what it alone finds stops nobody.
  if (worded.length > 0 || diagnostics.hasErrors) return;
  for (const fault of found)
    diagnostics.warning('structure-invalid', fault.message, fault.fix, placeIn(description, fault));
}

const placeKey = (place: Place | undefined): string => `${place?.source.path}:${place?.line}:${place?.column}`;

/** The place of a fault, or of the nearest thing around it that was in a file. */
function placeIn({ document, origins }: Description, { pointer, on }: StructureFault): Place | undefined {
  const keys = parsePointer(pointer);
  for (let depth = keys.length; depth > 0; depth--) {
    const node = valueAt(document, keys.slice(0, depth));
    const around = valueAt(document, keys.slice(0, depth - 1));
    // By itself first: bundling has moved it into a map that may be of another file, or of none.
    const place = origins.place(node, undefined, on) ?? origins.place(around, keys[depth - 1], on);
    if (place !== undefined) return place;
  }
  return origins.place(document);
}
