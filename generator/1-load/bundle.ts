import { bundleOas, createEmptyRedoclyConfig } from '@redocly/openapi-core/lib/bundle-oas';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { reportBundleProblem } from './bundle-problems.ts';
import { addComponentMaps, dropEmptyComponentMaps } from './component-maps.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { locationOf } from './positions.ts';
import { componentNames, nameTargets } from './named-targets.ts';
import { valueAt } from './pointer.ts';
import { followReferences, isReference } from './reference.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';
import { compareByHand } from './structure-fault.ts';
import { withoutTarget } from './without-target.ts';

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
  const written = componentNames(root, resolver);
  addComponentMaps(root.value);
  if (!(await isBundled(root, resolver, diagnostics))) return undefined;
  dropEmptyComponentMaps(root.value);
  nameTargets(root.value, written);
  return root.value;
}

/** Bundles the files, and returns true. Returns false if the document is too different from OpenAPI, or nested too deeply. */
async function isBundled(
  root: LoadedFile,
  resolver: FileResolver,
  diagnostics: Diagnostics,
  mayCorrectTypes = true,
): Promise<boolean> {
  try {
    const { problems } = await bundleOas({
      doc: root.document,
      config: createEmptyRedoclyConfig(),
      externalRefResolver: resolver.forBundler,
      componentRenamingConflicts: 'error',
    });
    for (const problem of problems) reportBundleProblem(problem, resolver, diagnostics);
    return true;
  } catch (error) {
    // The bundler assumes a valid structure, but the structure is checked only after bundling.
    if (!(error instanceof Error)) throw error;
    if (mayCorrectTypes && error.message.includes('Unknown type name found: string')) {
      // The types are in the main module of Redocly, which is slow to load.
      const { correctDeviceFlow } = await import('./device-flow-type.ts');
      correctDeviceFlow();
      return isBundled(root, resolver, diagnostics, false);
    }
    const isCorrected = [...resolver.loaded.values()].some((file) => removeEmptyDiscriminator(file, diagnostics));
    if (isCorrected) return isBundled(root, resolver, diagnostics);
    if (error instanceof RangeError) return isWhole(root, resolver, diagnostics);
    const message = `The document cannot be bundled: ${error.message}.`;
    diagnostics.error('structure-invalid', message, compareByHand, locationOf(root.source, []));
    return false;
  }
}

/**
 * Returns true if a document of one file needs no bundling, and reports its dangling references. The bundler follows references
 * recursively, so several hundred schemas that refer to each other exhaust its stack. Reports an error for a document of several files.
 */
function isWhole({ source, value }: LoadedFile, resolver: FileResolver, diagnostics: Diagnostics): boolean {
  if (resolver.loaded.size > 1) {
    const message = 'References lead from schema to schema through more levels than can be bundled.';
    const fix = 'Write the schemas that refer to each other into one file, together with the paths.';
    diagnostics.error('nesting-too-deep', message, fix, locationOf(source, []));
    return false;
  }
  const visit = (node: JsonValue | undefined, keys: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isReference(node) && followReferences(value, node) === undefined) {
      const place = locationOf(source, [...keys, '$ref'], 'value');
      const fix = 'Correct the path or the name behind the #, or add its target.';
      diagnostics.fault('reference-dangling', `Nothing is at ${node.$ref}.`, withoutTarget, fix, place);
    }
    for (const [key, child] of Object.entries(node)) visit(child, [...keys, key]);
  };
  visit(value, []);
  return true;
}

/** Reports and removes the first `discriminator` without a value, and returns true. The bundler cannot read such a keyword. */
function removeEmptyDiscriminator({ source, value }: LoadedFile, diagnostics: Diagnostics): boolean {
  const keys = keysToEmpty(value, 'discriminator');
  if (keys === undefined) return false;
  const owner = valueAt(value, keys.slice(0, -1));
  if (isJsonObject(owner)) Reflect.deleteProperty(owner, 'discriminator');
  const message = '`discriminator` is empty (null), and not a Discriminator Object.';
  const fix = 'Indent `propertyName` below `discriminator`.';
  diagnostics.fault('structure-invalid', message, 'It is ignored.', fix, locationOf(source, keys));
  return true;
}

/** Returns the keys from a value to the first key with a name whose value is null. */
function keysToEmpty(node: JsonValue, name: string, seen = new Set<object>()): string[] | undefined {
  // The bundler may already have inserted the target of a reference into itself.
  if (typeof node !== 'object' || node === null || seen.has(node)) return undefined;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === name && value === null) return [key];
    const inside = value === undefined ? undefined : keysToEmpty(value, name, seen);
    if (inside !== undefined) return [key, ...inside];
  }
  return undefined;
}
