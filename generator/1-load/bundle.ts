import { dirname, resolve } from 'node:path';
import { bundleOas, createEmptyRedoclyConfig, type Document } from '@redocly/openapi-core/lib/bundle-oas';
import type { Diagnostics, Place } from '../diagnostics/diagnostic.ts';
import { isJsonObject, parsePointer, type JsonObject } from './json.ts';
import { placeOf } from './positions.ts';
import { isAddress, type FileResolver } from './resolver.ts';

type Problem = Awaited<ReturnType<typeof bundleOas>>['problems'][number];

/**
 * One document out of a split description: every reference to another file becomes a component, named after the last part of
 * the reference. The nodes are the ones that were parsed, moved and not copied.
 */
export async function bundle(
  root: Document,
  resolver: FileResolver,
  diagnostics: Diagnostics,
): Promise<JsonObject | undefined> {
  const { bundle: bundled, problems } = await bundleOas({
    doc: root,
    config: createEmptyRedoclyConfig(),
    externalRefResolver: resolver.forBundler,
    componentRenamingConflicts: 'error',
  });
  for (const problem of problems) report(problem, resolver, diagnostics);
  return isJsonObject(bundled.parsed) ? bundled.parsed : undefined;
}

function report(problem: Problem, resolver: FileResolver, diagnostics: Diagnostics): void {
  const location = problem.location[0];
  if (location?.pointer === undefined) return;
  const source = { path: location.source.absoluteRef, text: location.source.body };
  const pointer = parsePointer(location.pointer);
  const place = placeOf(source, pointer.at(-1) === '$ref' ? pointer : [...pointer, '$ref'], 'value');

  const renamed = /same name but different content\. Renamed (\S+) to/u.exec(problem.message)?.[1];
  if (renamed !== undefined) {
    const message = `Two components of different content are both called ${renamed}.`;
    diagnostics.error('name-collision', message, 'Rename one: the last part of a reference names the component.', place);
    return;
  }
  reportReference(textAt(place), place, resolver, diagnostics);
}

function reportReference(reference: string, place: Place, resolver: FileResolver, diagnostics: Diagnostics): void {
  if (isAddress(reference)) {
    const fix = 'Save that document beside the description and refer to the file.';
    diagnostics.error('reference-remote', `${reference} is on another host.`, fix, place);
    return;
  }
  const [file = ''] = reference.split('#');
  const failure = file === '' ? undefined : resolver.failure(resolve(dirname(place.source.path), file));
  if (failure === 'reported') return;
  if (failure !== undefined) {
    diagnostics.error(failure.code, failure.message, failure.fix, place);
    return;
  }
  const fix = 'Correct the path or the name behind the #, or write what it should point at.';
  diagnostics.error('reference-dangling', `Nothing is at ${reference}.`, fix, place);
}

/** The scalar that a place spans, without its quotes. */
function textAt(place: Place): string {
  const line = place.source.text.split('\n')[place.line - 1] ?? '';
  return line.slice(place.column - 1, place.column - 1 + place.length).replace(/^(['"])(.*)\1$/u, '$2');
}
