import { bundleOas, createEmptyRedoclyConfig } from '@redocly/openapi-core/lib/bundle-oas';
import type { Diagnostics, SourceLocation } from '../diagnostics/diagnostic.ts';
import { reportBundleProblem } from './bundle-problems.ts';
import { addComponentMaps, dropEmptyComponentMaps } from './component-maps.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { locationOf } from './positions.ts';
import { componentNames, nameTargets } from './named-targets.ts';
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
  const written = componentNames(root.value);
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
    const empty = emptyDiscriminator([...resolver.loaded.values()]);
    if (empty !== undefined) {
      const message = '`discriminator` is empty (null), and not a Discriminator Object.';
      diagnostics.error('structure-invalid', message, 'Indent `propertyName` below `discriminator`.', empty);
      return undefined;
    }
    const message = `The document cannot be bundled: ${error.message}.`;
    diagnostics.error('structure-invalid', message, compareByHand, locationOf(root.source, []));
    return undefined;
  }
  dropEmptyComponentMaps(root.value);
  nameTargets(root.value, written);
  return root.value;
}

/** Returns the source location of the first `discriminator` without a value; undefined if there is none. The bundler cannot read it. */
function emptyDiscriminator(files: readonly LoadedFile[]): SourceLocation | undefined {
  for (const { source, value } of files) {
    const keys = keysToEmpty(value, 'discriminator');
    if (keys !== undefined) return locationOf(source, keys);
  }
  return undefined;
}

/** Returns the keys from a value to the first key with a name whose value is null. */
function keysToEmpty(node: JsonValue, name: string): string[] | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    if (key === name && value === null) return [key];
    const inside = value === undefined ? undefined : keysToEmpty(value, name);
    if (inside !== undefined) return [key, ...inside];
  }
  return undefined;
}
