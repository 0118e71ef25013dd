import type { bundleOas } from '@redocly/openapi-core/lib/bundle-oas';
import type { Diagnostics, SourceLocation } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggestion.ts';
import { componentKinds } from './component-maps.ts';
import { isExtensionKey } from './extension-key.ts';
import { isJsonObject } from './json.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { valueAt } from './pointer.ts';
import { locationOf } from './positions.ts';
import { isAddress, isReference, parseReference } from './reference.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';
import { orFetch } from './resources/or-fetch.ts';
import { similarReference } from './similar-reference.ts';
import { compareByHand } from './structure-fault.ts';
import { reportUnreadTarget, withoutTarget } from './without-target.ts';

/** A problem that Redocly's bundler reports. */
export type BundleProblem = Awaited<ReturnType<typeof bundleOas>>['problems'][number];

/** Reports a problem of the bundler: a reference without a target, or two components that would get the same name. */
export function reportBundleProblem(problem: BundleProblem, resolver: FileResolver, diagnostics: Diagnostics): void {
  const [location] = problem.location;
  const file = location === undefined ? undefined : resolver.loaded.get(location.source.absoluteRef);
  if (location?.pointer === undefined || file === undefined) {
    diagnostics.fault('structure-invalid', problem.message, withoutTarget, compareByHand);
    return;
  }
  // For a problem of the whole document, the bundler's pointer is `#/`.
  const keys = location.pointer === '#/' ? [] : parsePointer(location.pointer);
  if (keys.some((_, index) => isExtensionKey(keys, index))) return;
  const node = valueAt(file.value, keys);
  // A reference is `$ref`, `externalValue`, or a string in the mapping of a discriminator. For a string in a mapping, `keys` is already
  // complete.
  if (isJsonObject(node)) keys.push(isReference(node) ? '$ref' : 'externalValue');
  const place = locationOf(file.source, keys, 'value');

  const [, wanted, unique] = /same name but different content\. Renamed (.+) to (.+?)\.?$/u.exec(problem.message) ?? [];
  if (wanted !== undefined && unique !== undefined) {
    const message = `Two components of different content are both called ${wanted}, so this one is called ${unique}.`;
    const fix = `Rename one: the last part of a reference names the component. Or choose a name in the config: \`names.schemas\` for ${unique}.`;
    diagnostics.note('name-collision', message, fix, place);
    return;
  }
  const reference = String(valueAt(file.value, keys));
  // Nothing is generated from the file of an example, which need not be JSON or YAML.
  if (keys.at(-1) === 'externalValue') reportExample(reference, file, place, resolver, diagnostics);
  else reportReference(reference, file, place, resolver, diagnostics);
}

function reportExample(
  reference: string,
  from: LoadedFile,
  place: SourceLocation,
  resolver: FileResolver,
  diagnostics: Diagnostics,
): void {
  if (isAddress(reference)) return;
  const failure = resolver.failure(resolver.resolve(from.source.path, reference));
  if (failure === undefined || failure === 'reported') return;
  diagnostics.warning(failure.code, failure.message, failure.fix, place);
}

function reportReference(
  reference: string,
  from: LoadedFile,
  place: SourceLocation,
  resolver: FileResolver,
  diagnostics: Diagnostics,
): void {
  if (isAddress(reference) && !resolver.mayFetch(reference)) {
    const fix = `Save that document beside the description and refer to the file${orFetch(reference)}.`;
    diagnostics.fault('reference-remote', `${reference} is a URL, and not a file.`, withoutTarget, fix, place);
    return;
  }
  const { file } = parseReference(reference);
  const failure = file === '' ? undefined : resolver.failure(resolver.resolve(from.source.path, file));
  if (failure === 'reported') return;
  const near = similarReference(reference, from, resolver);
  // A name that is similar to the name of a component, and has no file extension, is probably not meant as a file.
  if (failure !== undefined && (near === undefined || !near.startsWith('#'))) {
    const fix = near === undefined || failure.code !== 'file-missing' ? failure.fix : `Did you mean \`${near}\`?`;
    reportUnreadTarget({ ...failure, fix }, place, diagnostics);
    return;
  }
  if (hasMisspeltMap(reference, from, resolver)) return;
  const fix = danglingFix(reference, near);
  diagnostics.fault('reference-dangling', `Nothing is at ${reference}.`, withoutTarget, fix, place);
}

function danglingFix(reference: string, near: string | undefined): string {
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return /#\/paths\/\//u.test(reference)
    ? 'Write ~1 for each slash of a path: `#/paths/~1pets/get`, for example.'
    : 'Correct the path or the name behind the #, or add its target.';
}

/**
 * Returns true if a reference has no target because the document misspells `components`, or the name of a map in `components`. The check
 * of the structure reports the misspelt name once, for all references.
 */
function hasMisspeltMap(reference: string, from: LoadedFile, resolver: FileResolver): boolean {
  const { file, keys } = parseReference(reference);
  const root = file === '' ? from : resolver.loaded.get(resolver.resolve(from.source.path, file));
  if (!isJsonObject(root?.value) || root.value.openapi === undefined || keys[0] !== 'components') return false;
  const { components } = root.value;
  if (!isJsonObject(components) || Object.keys(components).every((map) => isEmptyMap(components[map])))
    return Object.keys(root.value).some((key) => key !== 'components' && suggestion(key, ['components']) !== undefined);
  const [, map = ''] = keys;
  if (!isEmptyMap(components[map])) return false;
  return Object.keys(components).some((key) => key !== map && suggestion(key, [...componentKinds]) === map);
}

/** An empty map counts as missing: the loader adds empty maps to `components` for the bundler. */
const isEmptyMap = (map: unknown): boolean => map === undefined || (isJsonObject(map) && Object.keys(map).length === 0);
