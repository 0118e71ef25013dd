import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import { followReferences, isReference } from '../../1-load/reference.ts';

/** Replaces notations in schemas that openapi-typescript does not support, in place. */
export function adaptSchemas(document: JsonObject): void {
  const adapt = (node: JsonValue | undefined): void => {
    if (Array.isArray(node)) node.forEach(adapt);
    if (!isJsonObject(node)) return;
    adaptLists(node);
    leaveOutDefinitions(node);
    adaptEnum(node);
    adaptTag(node, document);
    for (const [key, child] of Object.entries(node)) {
      // The keys of a map are names, even if a name is equal to a keyword.
      if (maps.has(key) && isJsonObject(child)) Object.values(child).forEach(adapt);
      else adapt(child);
    }
  };
  adapt(document);
}

const maps: ReadonlySet<string> = new Set(['dependentSchemas', 'patternProperties', 'properties', 'schemas']);

/** openapi-typescript takes `$defs` for a property. The definitions that references use are already components. */
function leaveOutDefinitions(node: JsonObject): void {
  delete node.$defs;
}

const everything = {};
const nothing = { enum: [] };

/** openapi-typescript does not support boolean schemas in a list. */
function adaptLists(node: JsonObject): void {
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const list = node[keyword];
    if (!Array.isArray(list)) continue;
    node[keyword] = list.map((item) => (item === true ? everything : item === false ? nothing : item));
  }
}

/** openapi-typescript treats the values of an `enum` of objects as schemas. Without the `enum`, the type is wider, but correct. */
function adaptEnum(node: JsonObject): void {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  if (Array.isArray(node.enum) && types.includes('object')) delete node.enum;
}

/**
 * openapi-typescript declares the discriminator of a base schema again, beside the property with that name. Inside `allOf`, the
 * property does not conflict with it.
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
