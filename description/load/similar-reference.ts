import { dirname, relative } from 'node:path';
import { createDiagnostics } from '../diagnostics/diagnostic.ts';
import { isFetched, type SourceFile } from '../diagnostics/source-file.ts';
import { suggestion } from '../diagnostics/suggestion.ts';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from '../json/json.ts';
import { formatPointer } from '../json/pointer.ts';
import { parse } from './parse.ts';
import { isAddress } from '../openapi/reference.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';
import { similarFile } from '../files/similar-file.ts';

/**
 * Returns the reference that an author probably means if `reference` has no target. Returns undefined if no similar reference is found. The
 * function corrects the name of the file, misspelt keys, missing slashes, quotes, and pointers of OpenAPI 2.0, such as `#/definitions/Pet`.
 */
export function similarReference(reference: string, from: LoadedFile, resolver: FileResolver): string | undefined {
  const written = reference.trim().replaceAll(/^[“”„‘’"']+|[“”‘’"']+$/gu, '');
  const hash = written.indexOf('#');
  const [file, fragment] = hash === -1 ? [written, undefined] : [written.slice(0, hash), written.slice(hash + 1)];
  const [root] = resolver.loaded.values();
  if (root === undefined) return undefined;
  if (file === '') return inFile(fragment ?? '', from) ?? inRoot(fragment ?? '', from, root);
  const target = resolver.loaded.get(resolver.resolve(from.source.path, file));
  if (target !== undefined) {
    const found = inFile(fragment ?? '', target);
    return found === undefined ? undefined : file + found;
  }
  const component = fragment === undefined ? componentCalled(file, from, root) : undefined;
  return component ?? inSimilarFile(file, fragment, from, resolver);
}

/**
 * Returns a reference to a component of the root file. References such as `/components/schemas/Pet` and `Pet`, which name no file, probably
 * mean such a component.
 */
function componentCalled(name: string, from: LoadedFile, root: LoadedFile): string | undefined {
  if (/\.(?:ya?ml|json)$/iu.test(name)) return undefined;
  const component = inFile(name, root) ?? inFile(`/components/schemas/${name}`, root);
  return component === undefined || from === root ? component : pathTo(root, from) + component;
}

/** Returns a reference to an existing file whose name is similar to `file`. */
function inSimilarFile(
  file: string,
  fragment: string | undefined,
  from: LoadedFile,
  resolver: FileResolver,
): string | undefined {
  // The names of the files on a server are unknown, so the function cannot propose a file.
  if (isAddress(file) || isFetched(from.source.path)) return undefined;
  const [root = from] = resolver.loaded.values();
  const near = similarFile(file, from.source.path, root.source.path);
  if (near === undefined || fragment === undefined) return near;
  const target = resolver.loaded.get(resolver.resolve(from.source.path, near));
  const found = target === undefined || fragment === '' ? undefined : inFile(fragment, target);
  return near + (found ?? `#${fragment}`);
}

/**
 * Returns a reference to a value of the root file whose pointer is similar to `fragment`. Returns undefined if no such value exists, or if
 * `from` is the root file.
 */
function inRoot(fragment: string, from: LoadedFile, root: LoadedFile): string | undefined {
  const found = from === root ? undefined : inFile(fragment, root);
  return found === undefined ? undefined : pathTo(root, from) + found;
}

const pathTo = (target: LoadedFile, from: LoadedFile): string =>
  relative(dirname(from.source.path), target.source.path).replaceAll('\\', '/');

/** Returns the fragment of a value that exists in a file, if this fragment is similar to `fragment`. Otherwise returns undefined. */
function inFile(fragment: string, { source }: LoadedFile): string | undefined {
  let at = writtenValue(source);
  const trimmed = fragment.replace(/^\//u, '').replace(/\/+$/u, '');
  const isSwagger = isJsonObject(at) && at.openapi === undefined && at.definitions !== undefined;
  const pointer = isSwagger
    ? trimmed.replace(/^components\/schemas\//u, 'definitions/')
    : trimmed.replace(/^definitions\//u, 'components/schemas/');
  const keys = parsePointer(`/${percentDecoded(pointer) ?? pointer}`);
  const found: string[] = [];
  for (const key of keys) {
    if (!isJsonObject(at)) return undefined;
    // The keyword `properties` is often forgotten: `#/components/schemas/Pet/name`.
    if (isJsonObject(at.properties) && !Object.hasOwn(at, key) && Object.hasOwn(at.properties, key)) {
      found.push('properties');
      at = at.properties;
    }
    const name: string | undefined = Object.hasOwn(at, key) ? key : suggestion(key, Object.keys(at));
    if (name === undefined) return undefined;
    found.push(name);
    at = at[name];
  }
  return found.length === 0 ? undefined : formatPointer(found);
}

const writtenValues = new WeakMap<SourceFile, JsonValue>();

/**
 * Parses a file again and returns the value. The bundler has added components to the loaded value. A proposal must not name these
 * components, because they are not in the file.
 */
function writtenValue(source: SourceFile): JsonValue | undefined {
  const known = writtenValues.get(source);
  if (known !== undefined) return known;
  const value = parse(source, createDiagnostics());
  if (value !== undefined) writtenValues.set(source, value);
  return value;
}
