import { isJsonObject, type JsonObject } from '../../description/json/json.ts';

/**
 * Returns a copy of a description with typical edits of a release: a new version, changed descriptions of schemas, new properties,
 * properties that become required, new enum values, and a removed path. The edits are always the same for the same description.
 */
export function editedDescription(document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  const { info, paths, components } = copy;
  if (isJsonObject(info)) info['version'] = `${String(info['version'])}.1`;
  const schemas = isJsonObject(components) ? components['schemas'] : undefined;
  for (const [index, schema] of objectsIn(schemas).entries()) {
    const { properties } = schema;
    if (index % 10 === 0 && isJsonObject(properties)) properties['edited_at'] = { type: 'string', format: 'date-time' };
    if (index % 25 === 0 && isJsonObject(properties)) schema['required'] = Object.keys(properties).slice(0, 1);
    if (Array.isArray(schema['enum'])) schema['enum'].push('edited');
    if (index % 7 === 0) schema['description'] = `${String(schema['description'] ?? '')} Edited.`;
  }
  if (isJsonObject(paths)) {
    const [first] = Object.keys(paths);
    if (first !== undefined) delete paths[first];
  }
  return copy;
}

const objectsIn = (value: unknown): readonly JsonObject[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter((member) => isJsonObject(member)) : [];
