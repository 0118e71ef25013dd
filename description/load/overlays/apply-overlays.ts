import { resolve } from 'node:path';
import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import { isFetched, sourceName, type SourceFile } from '../../diagnostics/source-file.ts';
import { copyWithOwnKeys } from '../../json/own-keys.ts';
import { isJsonObject, type JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';
import { parse } from '../parse.ts';
import { locationOf } from '../positions.ts';
import type { FileResolver, LoadedFile } from '../resolver.ts';
import { readSource } from '../../files/read-file.ts';
import { applyOverlayFile } from './apply-overlay-file.ts';
import { followReferencesOf } from './followed-references.ts';
import { readOverlay, type OverlayFile } from './read-overlay.ts';

/** The result of applying overlays. */
export interface OverlaidFiles {
  /** The overlay files that could be read. */
  readonly sources: readonly SourceFile[];
  /** The absolute paths of all overlays. */
  readonly paths: readonly string[];
  /** The new value of each changed file, by the path of the file. */
  readonly changed: ReadonlyMap<string, JsonValue>;
}

/** The functions and files that the application of overlays needs. */
export interface OverlayContext {
  readonly root: LoadedFile;
  readonly resolver: FileResolver;
  readonly origins: Origins;
  readonly diagnostics: Diagnostics;
}

/**
 * Applies overlays to a description in the given order. The references of the description are resolved later. An overlay changes the root
 * file. It also changes paths, webhooks and components in other files, if the root file refers to them. If `extends` of the overlay names
 * another file, the overlay changes that file, and not the root file.
 *
 * @param names the paths of the overlay files.
 */
export async function applyOverlays(names: readonly string[], context: OverlayContext): Promise<OverlaidFiles> {
  const sources: SourceFile[] = [];
  const changed = new Set<LoadedFile>();
  const paths = names.map((name) => resolve(name));
  for (const path of paths) {
    const source = await readSource(path);
    if ('code' in source) {
      context.diagnostics.error(source.code, source.message, source.fix);
      continue;
    }
    sources.push(source);
    for (const file of await applyOverlay(source, context)) changed.add(file);
  }
  return {
    sources,
    paths,
    changed: new Map(Array.from(changed, (file) => [file.source.path, structuredClone(file.value)])),
  };
}

/** Applies an overlay, and returns the changed files. If the overlay is faulty, reports this and changes nothing. */
async function applyOverlay(source: SourceFile, context: OverlayContext): Promise<Iterable<LoadedFile>> {
  const { resolver, origins, diagnostics } = context;
  const parsed = parse(source, diagnostics);
  if (parsed === undefined) return [];
  const value = copyWithOwnKeys(parsed);
  origins.record(source, value);
  const overlay = readOverlay(source, value, diagnostics);
  if (overlay === undefined) return [];
  const file = await extendedFile(overlay, context);
  const document = { file, followed: await followReferencesOf(file, resolver) };
  return applyOverlayFile(overlay, value, document, origins, diagnostics);
}

/** Returns the file that an overlay changes. */
async function extendedFile(
  { extends: name, source }: OverlayFile,
  { root, resolver, diagnostics }: OverlayContext,
): Promise<LoadedFile> {
  const self = isJsonObject(root.value) ? root.value.$self : undefined;
  // If `extends` is a URL, it is the URL at which the description was published. The overlay still applies to the root file, because the
  // user has chosen this file.
  if (name === undefined || isFetched(name) || name === self) return root;
  const path = resolver.resolve(source.path, name);
  const file = path === root.source.path ? root : await resolver.load(path);
  if (file !== undefined) return file;
  const message = `\`extends\` names ${name}, which is not a file that can be read.`;
  const assumption = `The overlay is applied to ${sourceName(root.source.path)}.`;
  const fix = 'Correct the path, or remove `extends`. The path is relative to the overlay.';
  diagnostics.fault('overlay-invalid', message, assumption, fix, locationOf(source, ['extends'], 'value'));
  return root;
}
