import { isJsonObject, type JsonObject } from '../../generator/1-load/json.ts';

/**
 * Returns a copy of a description with edits as between two releases: another version, other texts, further properties, a property that must be
 * sent, a further value in a list, and an operation that is gone. The same description always has the same edits.
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
