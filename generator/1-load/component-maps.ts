import { isJsonObject, type JsonObject } from './json.ts';
import { keepOwnKeys } from './own-keys.ts';

/** The names of the maps of `components`. */
export const componentKinds = [
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

/**
 * Adds an empty map for each kind of component, which the bundler then fills. If the bundler created the maps itself, they would
 * inherit `constructor`, and a component named `constructor` would collide with it.
 */
export function addComponentMaps(document: JsonObject): void {
  document.components ??= emptyMap();
  if (!isJsonObject(document.components)) return;
  for (const kind of componentKinds) document.components[kind] ??= emptyMap();
}

/** Removes the component maps that are still empty after bundling. */
export function dropEmptyComponentMaps(document: JsonObject): void {
  const { components } = document;
  if (!isJsonObject(components)) return;
  for (const kind of componentKinds) {
    const map = components[kind];
    if (isJsonObject(map) && Object.keys(map).length === 0) Reflect.deleteProperty(components, kind);
  }
  if (Object.keys(components).length === 0) Reflect.deleteProperty(document, 'components');
}

function emptyMap(): JsonObject {
  const map: JsonObject = {};
  keepOwnKeys(map);
  return map;
}
