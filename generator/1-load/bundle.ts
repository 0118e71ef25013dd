import { bundleOas, createEmptyRedoclyConfig } from '@redocly/openapi-core/lib/bundle-oas';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { reportBundleProblem } from './bundle-problems.ts';
import { addComponentMaps, dropEmptyComponentMaps } from './component-maps.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { placeOf } from './positions.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';
import { compareByHand } from './structure-fault.ts';

/**
 * One document out of a split description: every reference to another file becomes a component, named after the last part of
 * the reference. The nodes are the ones that were parsed, moved and not copied. Reports references that lead nowhere.
 *
 * @returns undefined when the document is too far from OpenAPI for that.
 */
export async function bundle(
  root: LoadedFile,
  resolver: FileResolver,
  diagnostics: Diagnostics,
): Promise<JsonObject | undefined> {
  if (!isJsonObject(root.value)) return undefined;
  addComponentMaps(root.value);
  try {
    const { problems } = await bundleOas({
      doc: root.document,
      config: createEmptyRedoclyConfig(),
      externalRefResolver: resolver.forBundler,
      componentRenamingConflicts: 'error',
    });
    for (const problem of problems) reportBundleProblem(problem, resolver, diagnostics);
  } catch (error) {
    // The bundler takes for granted what is only checked later.
    if (!(error instanceof Error)) throw error;
    const message = `The document cannot be bundled: ${error.message}.`;
    diagnostics.error('structure-invalid', message, compareByHand, placeOf(root.source, []));
    return undefined;
  }
  dropEmptyComponentMaps(root.value);
  return root.value;
}
