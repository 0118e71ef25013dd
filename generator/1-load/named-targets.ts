import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { formatPointer } from './pointer.ts';
import { isReference } from './reference.ts';

/** A component of the root file that only refers to another file, and the component that the bundler created for the target. */
interface Alias {
  readonly name: string;
  readonly created: string;
}

/** Returns the names of all components of a document, by the names of their maps. */
export function componentNames(document: JsonObject): ReadonlyMap<string, ReadonlySet<string>> {
  const maps = Object.entries(isJsonObject(document.components) ? document.components : {});
  return new Map(maps.map(([kind, map]) => [kind, new Set(isJsonObject(map) ? Object.keys(map) : [])]));
}

/**
 * Gives the targets of components that only refer to other files the names of these components. For `Pet: { $ref: pets/pet.yaml }`, the
 * bundler adds a component `pet`, and `Pet` becomes a reference to it. Afterwards, the component `Pet` is the target itself, and no
 * component `pet` exists. If several components refer to the same target, the first in alphabetical order becomes the target.
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
  if (renamed.size > 0) renameReferences(document, renamed);
}

function aliasesIn(map: JsonObject, kind: string, written: ReadonlySet<string>): Alias[] {
  const prefix = `${formatPointer(['components', kind])}/`;
  return [...written].toSorted().flatMap((name) => {
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
