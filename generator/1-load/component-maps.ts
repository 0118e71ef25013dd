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

/** Makes the maps that the bundler fills: its own would have a `constructor` before anybody called a component so. */
export function addComponentMaps(document: JsonObject): void {
  document.components ??= emptyMap();
  if (!isJsonObject(document.components)) return;
  for (const kind of kinds) document.components[kind] ??= emptyMap();
}

/** Takes away the maps that nothing came into. */
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
