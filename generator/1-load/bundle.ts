import { bundleOas, createEmptyRedoclyConfig } from '@redocly/openapi-core/lib/bundle-oas';
import type { Diagnostics, Place } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggestion.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { keepOwnKeys } from './own-keys.ts';
import { parsePointer, valueAt } from './pointer.ts';
import { placeOf } from './positions.ts';
import { isAddress, parseReference } from './reference.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';

type Problem = Awaited<ReturnType<typeof bundleOas>>['problems'][number];

/**
 * One document out of a split description: every reference to another file becomes a component, named after the last part of
 * the reference. The nodes are the ones that were parsed, moved and not copied. Reports references that lead nowhere.
 */
export async function bundle(
  root: LoadedFile,
  resolver: FileResolver,
  diagnostics: Diagnostics,
): Promise<JsonObject | undefined> {
  if (!isJsonObject(root.value)) return undefined;
  prepareComponents(root.value);
  const { problems } = await bundleOas({
    doc: root.document,
    config: createEmptyRedoclyConfig(),
    externalRefResolver: resolver.forBundler,
    componentRenamingConflicts: 'error',
  });
  for (const problem of problems) report(problem, resolver, diagnostics);
  dropEmptyComponents(root.value);
  return root.value;
}

const componentKinds = [
  'callbacks',
  'examples',
  'headers',
  'links',
  'parameters',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
];

/** Makes the maps that the bundler fills: its own would have a `constructor` before anybody called a component so. */
function prepareComponents(document: JsonObject): void {
  document.components ??= emptyMap();
  if (!isJsonObject(document.components)) return;
  for (const kind of componentKinds) document.components[kind] ??= emptyMap();
}

function dropEmptyComponents(document: JsonObject): void {
  const { components } = document;
  if (!isJsonObject(components)) return;
  for (const [kind, map] of Object.entries(components)) {
    if (isJsonObject(map) && Object.keys(map).length === 0) Reflect.deleteProperty(components, kind);
  }
  if (Object.keys(components).length === 0) Reflect.deleteProperty(document, 'components');
}

function emptyMap(): JsonObject {
  const map: JsonObject = {};
  keepOwnKeys(map);
  return map;
}

function report(problem: Problem, resolver: FileResolver, diagnostics: Diagnostics): void {
  const [location] = problem.location;
  const file = location === undefined ? undefined : resolver.loaded.get(location.source.absoluteRef);
  if (location?.pointer === undefined || file === undefined)
    throw new Error(`A problem without a place: ${problem.message}`);
  const keys = parsePointer(location.pointer);
  const node = valueAt(file.value, keys);
  const place = placeOf(file.source, isJsonObject(node) ? [...keys, '$ref'] : keys, 'value');

  const renamed = /same name but different content\. Renamed (.+) to/u.exec(problem.message)?.[1];
  if (renamed !== undefined) {
    const message = `Two components of different content are both called ${renamed}.`;
    diagnostics.error(
      'name-collision',
      message,
      'Rename one: the last part of a reference names the component.',
      place,
    );
    return;
  }
  const reference = isJsonObject(node) ? (node.$ref ?? node.externalValue) : node;
  reportReference(String(reference), file, place, resolver, diagnostics);
}

function reportReference(
  reference: string,
  from: LoadedFile,
  place: Place,
  resolver: FileResolver,
  diagnostics: Diagnostics,
): void {
  if (isAddress(reference)) {
    const fix = 'Save that document beside the description and refer to the file.';
    diagnostics.error('reference-remote', `${reference} is an address, and not a file.`, fix, place);
    return;
  }
  const { file } = parseReference(reference);
  const failure = file === '' ? undefined : resolver.failure(resolver.resolve(from.source.path, file));
  if (failure === 'reported') return;
  if (failure !== undefined) {
    diagnostics.error(failure.code, failure.message, failure.fix, place);
    return;
  }
  const near = nearest(reference, from, resolver);
  const fix = 'Correct the path or the name behind the #, or write what it should point at.';
  diagnostics.error(
    'reference-dangling',
    `Nothing is at ${reference}.`,
    near === undefined ? fix : `Did you mean \`${near}\`?`,
    place,
  );
}

/** A key that is there and reads like the last one of a reference that leads nowhere. */
function nearest(reference: string, from: LoadedFile, resolver: FileResolver): string | undefined {
  const { file, keys } = parseReference(reference);
  const target = file === '' ? from : resolver.loaded.get(resolver.resolve(from.source.path, file));
  const around = valueAt(target?.value, keys.slice(0, -1));
  return isJsonObject(around) ? suggestion(keys.at(-1) ?? '', Object.keys(around)) : undefined;
}
