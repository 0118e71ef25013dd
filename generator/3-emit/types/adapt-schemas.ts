import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import { followReferences, isReference } from '../../1-load/reference.ts';

/** Changes the schemas of a document in place, so that they contain only keywords that openapi-typescript supports. */
export function adaptSchemas(document: JsonObject): void {
  const adapt = (node: JsonValue | undefined): void => {
    if (Array.isArray(node)) node.forEach(adapt);
    if (!isJsonObject(node)) return;
    adaptLists(node);
    leaveOutDefinitions(node);
    adaptEnum(node);
    adaptTag(node, document);
    for (const [key, child] of Object.entries(node)) {
      // The keys of such a map are names. A name may be equal to a keyword.
      if (maps.has(key) && isJsonObject(child)) Object.values(child).forEach(adapt);
      else adapt(child);
    }
  };
  adapt(document);
}

const maps: ReadonlySet<string> = new Set(['dependentSchemas', 'patternProperties', 'properties', 'schemas']);

/** Deletes `$defs`, because openapi-typescript treats it as a property. Definitions that references use are already components. */
function leaveOutDefinitions(node: JsonObject): void {
  delete node.$defs;
}

const everything = {};
const nothing = { enum: [] };

/** Replaces boolean schemas in a list, because openapi-typescript does not support them there. */
function adaptLists(node: JsonObject): void {
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const list = node[keyword];
    if (!Array.isArray(list)) continue;
    node[keyword] = list.map((item) => (item === true ? everything : item === false ? nothing : item));
  }
}

/** Deletes an `enum` of objects, because openapi-typescript treats its values as schemas. The type is then wider, but correct. */
function adaptEnum(node: JsonObject): void {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  if (Array.isArray(node.enum) && types.includes('object')) delete node.enum;
}

/**
 * Moves properties into `allOf` if one of them is the discriminator of a base schema. openapi-typescript declares the discriminator
 * again beside `properties`, and there the two declarations would conflict.
 */
function adaptTag(node: JsonObject, document: JsonObject): void {
  const { allOf, properties } = node;
  if (!Array.isArray(allOf) || !isJsonObject(properties)) return;
  const isTagged = allOf.some((part) => {
    const base = isReference(part) ? followReferences(document, part) : undefined;
    const discriminator = isJsonObject(base) ? base.discriminator : undefined;
    const tag = isJsonObject(discriminator) ? discriminator.propertyName : undefined;
    return typeof tag === 'string' && Object.hasOwn(properties, tag);
  });
  if (!isTagged) return;
  node.allOf = [...allOf, { type: 'object', properties }];
  delete node.properties;
}
