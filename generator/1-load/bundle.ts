import { bundleOas, createEmptyRedoclyConfig } from '@redocly/openapi-core/lib/bundle-oas';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { reportBundleProblem } from './bundle-problems.ts';
import { addComponentMaps, dropEmptyComponentMaps } from './component-maps.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { locationOf } from './positions.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';
import { compareByHand } from './structure-fault.ts';

/**
 * Bundles the files of a description into one document. Each target of a reference to another file becomes a component, named after
 * the last part of the reference. The nodes of the files are moved, not copied. Dangling references are reported.
 *
 * @returns undefined if the document is too different from OpenAPI to be bundled.
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
    // The bundler assumes a valid structure, but the structure is checked only after bundling.
    if (!(error instanceof Error)) throw error;
    const message = `The document cannot be bundled: ${error.message}.`;
    diagnostics.error('structure-invalid', message, compareByHand, locationOf(root.source, []));
    return undefined;
  }
  dropEmptyComponentMaps(root.value);
  return root.value;
}
