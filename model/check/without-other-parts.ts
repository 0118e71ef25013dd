import { extentOf, parse, swaggerMaps, textOffsetOf, versionOf, type Description } from '@forgespec/description/load';
import { createDiagnostics, type Diagnostic, type SourceFile } from '@forgespec/description/diagnostics';
import { isJsonObject, valueAt, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { operationsOf } from '@forgespec/description/openapi';

/**
 * If a description has only selected operations, omits the problems of other operations and of the components that only those operations
 * use. The rules of Redocly and the comments that ignore problems are in whole files, so they may concern other operations.
 */
export function withoutOtherParts(description: Description, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const { document, isPart, root, sources } = description;
  if (isPart !== true || diagnostics.length === 0) return diagnostics;
  const files = usedFiles(description);
  const source = sources.find(({ path }) => path === root);
  const removed = source === undefined ? [] : removedPointers(source, document).map((keys) => extentOf(source, keys));
  return diagnostics.filter(({ location }) => {
    if (location === undefined) return true;
    if (location.source.path !== root) return files.has(location.source.path);
    const offset = textOffsetOf(location);
    return !removed.some(([start, end]) => offset >= start && offset < end);
  });
}

/** Returns the paths of the files that contain a part of the document, and of all files that are not part of it, such as overlays. */
function usedFiles({ document, origins, sources, overlaid }: Description): ReadonlySet<string> {
  const used = new Set(overlaid.keys());
  const seen = new Set<object>();
  const open: unknown[] = [document];
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const file = origins.fileOf(value);
    if (file !== undefined) used.add(file);
    open.push(...Object.values(value));
  }
  const known = new Set(sources.map(({ path }) => path));
  return new Set([...used].filter((path) => known.has(path)));
}

/** Returns the keys of the operations and components of the root file that the document does not have. */
function removedPointers(source: SourceFile, document: JsonObject): string[][] {
  const root = parse(source, createDiagnostics());
  if (!isJsonObject(root)) return [];
  const isRemoved = (keys: readonly string[]): boolean => valueAt(document, keys) === undefined;
  const operations = ['paths', 'webhooks'].flatMap((group) =>
    Object.entries(objectAt(root, group)).flatMap(([path, item]) => {
      if (isRemoved([group, path])) return [[group, path]];
      const methods = isJsonObject(item) ? operationsOf(item).map(([, , keys]) => [group, path, ...keys]) : [];
      return methods.filter(isRemoved);
    }),
  );
  const components = Object.entries(objectAt(root, 'components')).flatMap(([kind, map]) =>
    Object.keys(isJsonObject(map) ? map : {}).map((name) => ['components', kind, name]),
  );
  // In Swagger 2.0, these maps are at the root of the file. A parameter may have become a request body, so parameters stay.
  const maps = versionOf(root) === '2.0' ? Object.entries(swaggerMaps).filter(([kind]) => kind !== 'parameters') : [];
  const ofSwagger = maps.flatMap(([kind, key]) =>
    Object.keys(objectAt(root, key)).flatMap((name) => (isRemoved(['components', kind, name]) ? [[key, name]] : [])),
  );
  const extensions = Object.keys(root).filter((key) => key.startsWith('x-'));
  return [...operations, ...ofSwagger, ...[...components, ...extensions.map((key) => [key])].filter(isRemoved)];
}

const objectAt = (root: JsonObject, key: string): JsonObject => {
  const value: JsonValue | undefined = root[key];
  return isJsonObject(value) ? value : {};
};
