import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { emptyObject } from '../../json/own-keys.ts';

/** The names of the maps of `components`. */
export const componentKinds = [
  'callbacks',
  'examples',
  'headers',
  'links',
  'mediaTypes',
  'parameters',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
];

/** Adds an empty map for each kind of component, in alphabetical order. */
export function addComponentMaps(document: JsonObject): void {
  document.components ??= emptyObject();
  if (!isJsonObject(document.components)) return;
  for (const kind of componentKinds) document.components[kind] ??= emptyObject();
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
