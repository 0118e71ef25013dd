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
  const parts: FoundParts = { schemas: [], others: new Set() };
  addParts(parts, document, false);
  return parts;
}

/** The parts that were found until now. */
interface FoundParts {
  readonly schemas: Position[];
  readonly others: Set<JsonObject>;
}

/**
 * Adds the parts inside a value that is not a schema.
 *
 * @param isMap true if the value is a map, such as `responses`.
 */
function addParts(parts: FoundParts, node: JsonValue, isMap: boolean): void {
  if (isJsonObject(node)) {
    // One object may be at several positions, because of YAML aliases, or because the bundler has replaced references by their targets.
    // The object is visited only once.
    if (parts.others.has(node)) return;
    parts.others.add(node);
  }
  const hasFields = !isMap && !Array.isArray(node);
  for (const position of positionsIn(node))
    if (hasFields) addField(parts, position);
    else addParts(parts, position.value, false);
}

/** Adds the parts inside the value of a field of an OpenAPI object. */
function addField(parts: FoundParts, position: Position): void {
  const { key, value } = position;
  if (key === 'schema' || key === 'itemSchema') parts.schemas.push(position);
  else if (key === 'schemas') for (const schema of positionsIn(value)) parts.schemas.push(schema);
  else if (!data.has(key) && !key.startsWith('x-')) addParts(parts, value, isJsonObject(value) && maps.has(key));
}
