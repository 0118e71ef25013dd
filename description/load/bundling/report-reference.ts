import type { Diagnostics, SourceLocation } from '../../diagnostics/diagnostic.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import { componentKinds, placeOfComponents } from '../component-maps.ts';
import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { versionOf } from '../check-version.ts';
import { isAddress, parseReference } from '../../openapi/reference.ts';
import type { FileResolver, LoadedFile } from '../resolver.ts';
import { orFetch } from '../resources/or-fetch.ts';
import { similarReference } from '../similar-reference.ts';
import { reportUnreadTarget, withoutTarget } from '../without-target.ts';

/** Reports references that cannot be resolved while the files of a description are bundled. */
export interface ReferenceReports {
  /** Reports a reference without a target. */
  missing(reference: string, from: LoadedFile, location: SourceLocation | undefined): void;
  /** Reports a reference to the whole description. */
  whole(location: SourceLocation | undefined): void;
  /** Reports an example file that cannot be read. The report is only a warning, because nothing is generated from the file. */
  missingExample(reference: string, from: LoadedFile, location: SourceLocation | undefined): void;
  /** Reports a component of a map such as `schemas`, if it does not have the wanted name because a different component has this name. */
  renamed(map: string, wanted: string, name: string, location: SourceLocation | undefined): void;
}

export const createReferenceReports = (resolver: FileResolver, diagnostics: Diagnostics): ReferenceReports => ({
  missing: (reference, from, location) => reportReference(reference, from, location, resolver, diagnostics),
  whole(location) {
    const message = 'This reference leads to the whole description, and not to a part of it.';
    const fix = 'Write the pointer of the part at the end of the reference: `#/components/schemas/…`.';
    diagnostics.fault('reference-mismatched', message, withoutTarget, fix, location);
  },
  missingExample(reference, from, location) {
    if (isAddress(reference)) return;
    const failure = resolver.failure(resolver.resolve(from.source.path, reference));
    if (failure === undefined || failure === 'reported') return;
    diagnostics.warning(failure.code, failure.message, failure.fix, location);
  },
  renamed(map, wanted, name, location) {
    const message = `Two components with different content are both called ${wanted}, so this one is called ${name}.`;
    const rename = 'Rename one of the two: the last part of a reference becomes the name of the component.';
    const fix =
      map === 'schemas' ? `${rename} Or choose a name for ${name} in the config, with \`names.schemas\`.` : rename;
    diagnostics.note('name-collision', message, fix, location);
  },
});

function reportReference(
  reference: string,
  from: LoadedFile,
  location: SourceLocation | undefined,
  resolver: FileResolver,
  diagnostics: Diagnostics,
): void {
  if (isAddress(reference) && !resolver.mayFetch(reference)) {
    const fix = `Save that document beside the description and refer to the file${orFetch(reference)}.`;
    diagnostics.fault('reference-remote', `${reference} is a URL, and not a file.`, withoutTarget, fix, location);
    return;
  }
  const { file } = parseReference(reference);
  const failure = file === '' ? undefined : resolver.failure(resolver.resolve(from.source.path, file));
  if (failure === 'reported') return;
  const near = similarReference(reference, from, resolver);
  // If a reference has no file extension and is similar to the name of a component, the author probably means the component.
  if (failure !== undefined && (near === undefined || !near.startsWith('#'))) {
    const fix = near === undefined || failure.code !== 'file-missing' ? failure.fix : `Did you mean \`${near}\`?`;
    reportUnreadTarget({ ...failure, fix }, location, diagnostics);
    return;
  }
  if (hasMisspeltMap(reference, from, resolver)) return;
  const fix = danglingFix(reference, near);
  diagnostics.fault('reference-dangling', `Nothing is at ${reference}.`, withoutTarget, fix, location);
}

function danglingFix(reference: string, near: string | undefined): string {
  if (/#\/.*%2f/isu.test(reference)) return 'In a key, write ~1 for a slash.';
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return /#\/paths\/\//u.test(reference)
    ? 'Write ~1 for each slash of a path: `#/paths/~1pets/get`, for example.'
    : 'Correct the pointer after the #, or add the target.';
}

/**
 * Returns true if a reference has no target because the document misspells `components`, or the name of a map in `components`. The check
 * of the structure reports the misspelt name once, for all references.
 */
function hasMisspeltMap(reference: string, from: LoadedFile, resolver: FileResolver): boolean {
  const { file, keys } = parseReference(reference);
  const root = file === '' ? from : resolver.loaded.get(resolver.resolve(from.source.path, file));
  if (!isJsonObject(root?.value)) return false;
  if (versionOf(root.value) === '2.0') return hasMisspeltKey(root.value, keys[0] ?? '');
  if (root.value.openapi === undefined || keys[0] !== 'components') return false;
  const { components } = root.value;
  if (!isJsonObject(components) || Object.keys(components).every((map) => isEmptyMap(components[map])))
    return Object.keys(root.value).some((key) => key !== 'components' && suggestion(key, ['components']) !== undefined);
  const [, map = ''] = keys;
  if (!isEmptyMap(components[map])) return false;
  return Object.keys(components).some((key) => key !== map && suggestion(key, [...componentKinds]) === map);
}

/** Returns true if a document of Swagger 2.0 misspells the map that a reference names. */
function hasMisspeltKey(document: JsonObject, map: string): boolean {
  if (!placeOfComponents(document).kinds.includes(map) || !isEmptyMap(document[map])) return false;
  return Object.keys(document).some((key) => key !== map && suggestion(key, [map]) !== undefined);
}

/** Returns true if a map is missing or empty. An empty map counts as missing, because the bundler adds empty maps to `components`. */
const isEmptyMap = (map: unknown): boolean => map === undefined || (isJsonObject(map) && Object.keys(map).length === 0);
