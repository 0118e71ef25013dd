import { isJsonObject, type JsonObject } from '../json/json.ts';
import { emptyObject } from '../json/own-keys.ts';
import { versionOf } from './check-version.ts';

/** The place of the components in a document. */
export interface PlaceOfComponents {
  /** The keys from the root of the document to the object that contains the maps of components. */
  readonly keys: readonly string[];
  /** The name of the map with the schemas. */
  readonly schemas: string;
  /** The names of all maps. */
  readonly kinds: readonly string[];
}

/** In Swagger 2.0, the root of the document contains the maps. */
export const placeOfComponents = (document: JsonObject): PlaceOfComponents =>
  versionOf(document) === '2.0'
    ? { keys: [], schemas: 'definitions', kinds: swaggerKinds }
    : { keys: ['components'], schemas: 'schemas', kinds: componentKinds };

/** Returns the object that contains the maps of components. Returns undefined if there is none. */
export function componentsOf(document: JsonObject): JsonObject | undefined {
  const { components } = document;
  if (versionOf(document) === '2.0') return document;
  return isJsonObject(components) ? components : undefined;
}

/** The names of the maps of Swagger 2.0, by the names of the same maps in `components`. */
export const swaggerMaps: Readonly<Record<string, string>> = {
  parameters: 'parameters',
  responses: 'responses',
  schemas: 'definitions',
  securitySchemes: 'securityDefinitions',
};

const swaggerKinds = Object.values(swaggerMaps).toSorted();

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
  if (versionOf(document) !== '2.0') document.components ??= emptyObject();
  const components = componentsOf(document);
  if (components === undefined) return;
  for (const kind of placeOfComponents(document).kinds) components[kind] ??= emptyObject();
}

/** Removes the component maps that are still empty after bundling. */
export function dropEmptyComponentMaps(document: JsonObject): void {
  const components = componentsOf(document);
  if (components === undefined) return;
  for (const kind of placeOfComponents(document).kinds) {
    const map = components[kind];
    if (isJsonObject(map) && Object.keys(map).length === 0) Reflect.deleteProperty(components, kind);
  }
  if (components !== document && Object.keys(components).length === 0) Reflect.deleteProperty(document, 'components');
}
