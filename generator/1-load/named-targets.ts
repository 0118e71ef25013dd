import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { formatPointer, valueAt } from './pointer.ts';
import { isReference, parseReference } from './reference.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';

/** A component of the root file that only refers to another file, and the component that the bundler created for the target. */
interface Alias {
  readonly name: string;
  readonly created: string;
}

/** The names of the components in a map. A value is true if the component is a reference to another file. */
type WrittenNames = ReadonlyMap<string, boolean>;

/** Returns the names of all components that the author of a document has chosen, by the names of their maps. */
export function componentNames(root: LoadedFile, resolver: FileResolver): ReadonlyMap<string, WrittenNames> {
  const { components } = isJsonObject(root.value) ? root.value : {};
  return new Map(
    Object.entries(isJsonObject(components) ? components : {}).map(([kind, map]) => {
      const names = Object.entries(mapOf(map, root, resolver) ?? {});
      return [kind, new Map(names.map(([name, node]) => [name, isReference(node) && !node.$ref.startsWith('#')]))];
    }),
  );
}

/** Returns a map of components. The map may be in another file. */
function mapOf(map: JsonValue | undefined, from: LoadedFile, resolver: FileResolver): JsonObject | undefined {
  if (!isReference(map)) return isJsonObject(map) ? map : undefined;
  const { file, keys } = parseReference(map.$ref);
  const target = file === '' ? from : resolver.loaded.get(resolver.resolve(from.source.path, file));
  const found = valueAt(target?.value, keys);
  return isJsonObject(found) && !isReference(found) ? found : undefined;
}

/**
 * Gives the targets of components that only refer to other files the names of these components. For `Pet: { $ref: pets/pet.yaml }`, the
 * bundler adds a component `pet`, and `Pet` becomes a reference to it. Afterwards, the component `Pet` is the target itself, and no
 * component `pet` exists. If several components refer to the same target, the first in alphabetical order that refers to
 * the file becomes the target.
 *
 * @param written the names of the components in the root file, from `componentNames`.
 */
export function nameTargets(document: JsonObject, written: ReturnType<typeof componentNames>): void {
  const renamed = new Map<string, string>();
  for (const [kind, names] of written) {
    const map = isJsonObject(document.components) ? document.components[kind] : undefined;
    if (!isJsonObject(map)) continue;
    for (const { name, created } of aliasesIn(map, kind, names)) {
      if (map[created] === undefined) continue;
      map[name] = map[created];
      Reflect.deleteProperty(map, created);
      renamed.set(formatPointer(['components', kind, created]), formatPointer(['components', kind, name]));
    }
  }
  for (const kind of Object.keys(isJsonObject(document.components) ? document.components : {}))
    renameEscaped(document, kind, written.get(kind) ?? new Map(), renamed);
  if (renamed.size > 0) renameReferences(document, renamed);
}

/**
 * Renames the components that the bundler has created and whose names have characters that must be escaped in references: the bundler
 * writes these characters unescaped. The name is the last part of a pointer, such as `~1pets`.
 */
function renameEscaped(document: JsonObject, kind: string, written: WrittenNames, renamed: Map<string, string>): void {
  const map = isJsonObject(document.components) ? document.components[kind] : undefined;
  if (!isJsonObject(map)) return;
  for (const created of Object.keys(map)) {
    if (written.has(created) || !/[~/%#]/u.test(created)) continue;
    const plain = created.replaceAll(/~[01]|[~/%#]/gu, '_');
    let name = plain;
    for (let number = 2; map[name] !== undefined; number += 1) name = `${plain}-${number}`;
    map[name] = map[created];
    Reflect.deleteProperty(map, created);
    renamed.set(`#/components/${kind}/${created}`, `#/components/${kind}/${name}`);
  }
}

function aliasesIn(map: JsonObject, kind: string, written: WrittenNames): Alias[] {
  const prefix = `${formatPointer(['components', kind])}/`;
  const sorted = [...written].toSorted(([a, first], [b, second]) => Number(second) - Number(first) || (a < b ? -1 : 1));
  return sorted.flatMap(([name]) => {
    const node = map[name];
    if (!isReference(node) || Object.keys(node).length > 1 || !node.$ref.startsWith(prefix)) return [];
    const created = node.$ref.slice(prefix.length);
    return created.includes('/') || written.has(created) || map[created] === undefined ? [] : [{ name, created }];
  });
}

/** Replaces the beginnings of references, and of the values in the `mapping` of discriminators. */
function renameReferences(document: JsonObject, renamed: ReadonlyMap<string, string>): void {
  const newText = (text: string): string => {
    const [, component = '', rest = ''] = /^(#\/components\/[^/]+\/[^/]+)(.*)$/su.exec(text) ?? [];
    const name = renamed.get(component);
    return name === undefined ? text : name + rest;
  };
  const seen = new Set<object>();
  const visit = (node: JsonValue | undefined): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (isReference(node)) node.$ref = newText(node.$ref);
    if (isJsonObject(node) && isJsonObject(node.discriminator)) renameMapping(node.discriminator, newText);
    for (const child of Object.values(node)) visit(child);
  };
  visit(document);
}

function renameMapping(discriminator: JsonObject, newText: (text: string) => string): void {
  const { mapping, defaultMapping } = discriminator;
  if (typeof defaultMapping === 'string') discriminator.defaultMapping = newText(defaultMapping);
  if (!isJsonObject(mapping)) return;
  for (const [value, target] of Object.entries(mapping))
    if (typeof target === 'string') mapping[value] = newText(target);
}
