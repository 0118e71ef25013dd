import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';

/** Writes what openapi-typescript does not understand in a schema in another way, in place. */
export function adaptSchemas(node: JsonValue | undefined): void {
  if (Array.isArray(node)) node.forEach(adaptSchemas);
  if (!isJsonObject(node)) return;
  adaptLists(node);
  adaptEnum(node);
  Object.values(node).forEach(adaptSchemas);
}

const everything = {};
const nothing = { enum: [] };

/** It stumbles over boolean schemas in a list. */
function adaptLists(node: JsonObject): void {
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const list = node[keyword];
    if (!Array.isArray(list)) continue;
    node[keyword] = list.map((item) => (item === true ? everything : item === false ? nothing : item));
  }
}

/** It takes the values of an `enum` of objects for schemas. Without them, the type is wider and not wrong. */
function adaptEnum(node: JsonObject): void {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  if (Array.isArray(node.enum) && types.includes('object')) delete node.enum;
}
