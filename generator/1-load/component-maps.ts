import { isJsonObject, type JsonObject } from './json.ts';
import { keepOwnKeys } from './own-keys.ts';

const kinds = [
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
 * Creates the maps that the bundler fills. The maps that the bundler creates itself inherit `constructor`, so a component named
 * `constructor` would collide.
 */
export function addComponentMaps(document: JsonObject): void {
  document.components ??= emptyMap();
  if (!isJsonObject(document.components)) return;
  for (const kind of kinds) document.components[kind] ??= emptyMap();
}

/** Removes the maps that the bundler did not fill. */
export function dropEmptyComponentMaps(document: JsonObject): void {
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
