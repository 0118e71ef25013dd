import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { positionsIn, type Position } from './subschemas.ts';

/**
 * Names of OpenAPI properties whose value is a map. The author of the description chooses the keys of a map, such as paths and component
 * names.
 */
const maps: ReadonlySet<string> = new Set([
  'callbacks',
  'additionalOperations',
  'content',
  'encoding',
  'headers',
  'links',
  'mediaTypes',
  'parameters',
  'pathItems',
  'paths',
  'requestBodies',
  'responses',
  'securitySchemes',
  'webhooks',
]);

/** Names of OpenAPI properties with arbitrary data, which may look like schemas. */
const data: ReadonlySet<string> = new Set([
  'default',
  'dataValue',
  'example',
  'examples',
  'mapping',
  'scopes',
  'value',
  'variables',
]);

/** The objects of an OpenAPI document: the outermost schemas, and all objects outside of schemas. */
export interface DocumentParts {
  readonly schemas: readonly Position[];
  readonly others: ReadonlySet<JsonObject>;
}

/** Separates the schemas of an OpenAPI document from the other objects. */
export function partsOfDocument(document: JsonObject): DocumentParts {
  const parts = { schemas: [], others: new Set<JsonObject>() };
  addParts(parts, document, false);
  return parts;
}

/** @param isMap true if the author of the description chooses the keys of the node. */
function addParts(parts: { schemas: Position[]; others: Set<JsonObject> }, node: JsonValue, isMap: boolean): void {
  const { schemas, others } = parts;
  if (isJsonObject(node)) {
    // One object may be at several positions, because of YAML aliases, or because the bundler has replaced references by their targets.
    // The object is visited only once.
    if (others.has(node)) return;
    others.add(node);
  }
  for (const position of positionsIn(node)) {
    const { key, value } = position;
    if (isMap || Array.isArray(node)) addParts(parts, value, false);
    else if (key === 'schema' || key === 'itemSchema') schemas.push(position);
    else if (key === 'schemas') for (const schema of positionsIn(value)) schemas.push(schema);
    else if (!data.has(key) && !key.startsWith('x-')) addParts(parts, value, isJsonObject(value) && maps.has(key));
  }
}
