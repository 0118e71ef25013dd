import type { Diagnostics, SourceLocation } from '../diagnostics/diagnostic.ts';
import { lintStructure } from './lint-structure.ts';
import type { Description } from './load.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { valueAt } from './pointer.ts';
import type { StructureFault } from './structure-fault.ts';

/**
 * Reports violations of the OpenAPI specification. swagger-parser decides if there are any. Redocly's `struct` rule then provides
 * the messages and source locations, because its messages are better. It does not run on a valid document, because it loads slowly.
 *
 * @param found the result of `validateStructure`.
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
    // Another check has already reported a problem at this source location, with a better message.
    if (!known.has(placeKey(place))) diagnostics.error('structure-invalid', fault.message, fault.fix, place);
  }
  // The 3.1 meta-schema of swagger-parser is a draft that rejects some valid documents. After another error it may also report a
  // key as missing although the key is present. So a fault that only swagger-parser reports is a warning.
  if (worded.length > 0 || diagnostics.hasErrors) return;
  for (const fault of found)
    diagnostics.warning('structure-invalid', fault.message, fault.fix, placeIn(description, fault));
}

const placeKey = (place: SourceLocation | undefined): string => `${place?.source.path}:${place?.line}:${place?.column}`;

/** Returns the source location of a fault, or of the nearest node around it if the node itself is not from a file. */
function placeIn({ document, origins }: Description, { pointer, on }: StructureFault): SourceLocation | undefined {
  const keys = parsePointer(pointer);
  for (let depth = keys.length; depth > 0; depth--) {
    const node = valueAt(document, keys.slice(0, depth));
    const around = valueAt(document, keys.slice(0, depth - 1));
    // The node's own location comes first: bundling may have moved the node into a map that is from another file, or from no file.
    const place = origins.place(node, undefined, on) ?? origins.place(around, keys[depth - 1], on);
    if (place !== undefined) return place;
  }
  return origins.place(document);
}
