import type { Diagnostics, SourceLocation } from '../diagnostics/diagnostic.ts';
import type { Description } from './load.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { valueAt } from '../json/pointer.ts';
import type { StructureFault } from './structure-fault.ts';
import { validateStructure } from './validate.ts';

/**
 * Reports violations of the OpenAPI specification. If there are no violations, swagger-parser checks the document, too. The findings of
 * swagger-parser are warnings, because swagger-parser uses a draft of the 3.1 meta-schema that rejects some valid documents.
 */
export async function reportStructure(description: Description, diagnostics: Diagnostics): Promise<void> {
  diagnostics.addAll(description.structure);
  await reportSecondOpinion(description, diagnostics);
}

/** Reports the findings of swagger-parser if the description has no errors, and its structure has no other problem. */
export async function reportSecondOpinion(description: Description, diagnostics: Diagnostics): Promise<void> {
  if (diagnostics.hasFaults || diagnostics.all.some(({ code }) => /^(?:key|keyword|name|structure)-/u.test(code)))
    return;
  for (const fault of await validateStructure(description.document))
    diagnostics.warning('structure-invalid', fault.message, fault.fix, locationIn(description, fault));
}

/**
 * Returns the source location of a fault. If the faulty node is not in a file, returns the location of the nearest outer node that is in a
 * file.
 */
function locationIn({ document, origins }: Description, { pointer, on }: StructureFault): SourceLocation | undefined {
  const keys = parsePointer(pointer);
  for (let depth = keys.length; depth > 0; depth--) {
    const node = valueAt(document, keys.slice(0, depth));
    const around = valueAt(document, keys.slice(0, depth - 1));
    // Bundling may have moved the node into a map that is in another file, or in no file. Therefore, the location of the node itself has
    // priority over the location in the map.
    const location = origins.locationOf(node, undefined, on) ?? origins.locationOf(around, keys[depth - 1], on);
    if (location !== undefined) return location;
  }
  return origins.locationOf(document);
}
