import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { operationsOf } from '../../openapi/operations-of.ts';

/** The key that a copied object has in addition. Its value is the number of the original object. */
const tagKey = 'x-forgespec-copy-of';

/** A copy of a document for the converter. The converter changes and copies its objects. */
export interface TaggedCopy {
  readonly document: JsonObject;
  /** Returns the original of a copied object that the converter may have moved. Removes the tag of the object. */
  originalOf(node: JsonObject): JsonObject | undefined;
}

/**
 * Copies a document of Swagger 2.0. The objects that the converter moves to other keys get a tag: parameters, headers, responses, security
 * schemes, and the schemas directly inside them. All other objects keep their keys.
 */
export function copyWithTags(document: JsonObject): TaggedCopy {
  const moved = movedObjects(document);
  const originals: JsonObject[] = [];
  const copyOf = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(copyOf);
    if (!isJsonObject(value)) return value;
    const members = Object.entries(value).map(([key, member]) => [key, copyOf(member ?? null)] as const);
    // `Object.fromEntries` defines own keys, also for a key called `__proto__`.
    const copy: JsonObject = Object.fromEntries(members);
    if (moved.has(value)) copy[tagKey] = originals.push(value) - 1;
    return copy;
  };
  const copy = copyOf(document);
  return {
    document: isJsonObject(copy) ? copy : {},
    originalOf(node) {
      const tag = node[tagKey];
      Reflect.deleteProperty(node, tagKey);
      return typeof tag === 'number' ? originals[tag] : undefined;
    },
  };
}

/** Returns the objects of a Swagger 2.0 document that have other keys in OpenAPI 3. */
function movedObjects(document: JsonObject): ReadonlySet<JsonObject> {
  const moved = new Set<JsonObject>();
  const addWithSchemas = (node: JsonObject): void => {
    for (const member of [node, node.schema, node.items]) if (isJsonObject(member)) moved.add(member);
  };
  for (const parameter of parametersIn(document)) addWithSchemas(parameter);
  for (const response of responsesIn(document)) {
    addWithSchemas(response);
    for (const header of objectsIn(response.headers)) addWithSchemas(header);
  }
  for (const scheme of objectsIn(document.securityDefinitions)) moved.add(scheme);
  return moved;
}

/** Returns the operations of a Swagger 2.0 document, with their path items. */
export const operationsOfPaths = ({ paths }: JsonObject): { operation: JsonObject; item: JsonObject }[] =>
  objectsIn(paths).flatMap((item) => operationsOf(item).map(([, operation]) => ({ operation, item })));

/** Returns the parameters of a Swagger 2.0 document, and the references to parameters. */
export const parametersIn = (document: JsonObject): JsonObject[] => [
  ...objectsIn(document.parameters),
  ...objectsIn(document.paths).flatMap((item) => objectsIn(item.parameters)),
  ...operationsOfPaths(document).flatMap(({ operation }) => objectsIn(operation.parameters)),
];

/** Returns the responses of a Swagger 2.0 document, and the references to responses. */
export const responsesIn = (document: JsonObject): JsonObject[] => [
  ...objectsIn(document.responses),
  ...operationsOfPaths(document).flatMap(({ operation }) => objectsIn(operation.responses)),
];

/** Returns the objects that are the members of an object or the items of an array. */
export const objectsIn = (value: JsonValue | undefined): JsonObject[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(isJsonObject) : [];
