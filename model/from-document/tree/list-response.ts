import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { isJson } from '@forgespec/templates/shared/media-type';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { followReferences } from '@forgespec/description/openapi';
import { inside, type BuildContext, type Located } from '../context.ts';
import { readMembers, readObject } from '../read.ts';
import { wordsOf, nounsKey } from './words.ts';

// The properties in which responses usually contain the items of a list.
const listProperties = new Set([
  'content',
  'data',
  'edges',
  'entries',
  'items',
  'list',
  'objects',
  'records',
  'results',
  'rows',
  'values',
]);

/**
 * Returns true if the successful response of an operation is a list: an array, or an object with an array in a property such as `items`, or
 * in a property with the name of the last segment of the path. Returns undefined if the description has no schema for the response.
 */
export function returnsList({ node, pointer }: Located, lastName: string, context: BuildContext): boolean | undefined {
  const [status, found] = readMembers(node, 'responses').find(([key]) => isSuccess(key)) ?? [];
  if (status === undefined || found === undefined) return undefined;
  const response = context.follow({ node: found, pointer: inside(pointer, 'responses', status) }, 'responses').node;
  const content = readMembers(response, 'content').find(([type]) => isJson(type))?.[1];
  const schema = targetOf(content?.['schema'], context);
  if (schema === undefined) return undefined;
  if (isArray(schema)) return true;
  const key = nounsKey(wordsOf(lastName));
  return propertiesOf(schema, context).some(
    ([name, property]) =>
      (listProperties.has(name.toLowerCase()) || nounsKey(wordsOf(name)) === key) &&
      isArray(targetOf(property, context)),
  );
}

const isArray = (schema: JsonObject | undefined): boolean => {
  const type = schema?.['type'];
  return schema !== undefined && (type === 'array' || (Array.isArray(type) && type.includes('array')));
};

/** Returns the properties of a schema, and of the schemas in its `allOf`. */
function propertiesOf(schema: JsonObject, context: BuildContext, depth = 0): [string, JsonValue | undefined][] {
  const parts = Array.isArray(schema['allOf']) && depth < 3 ? schema['allOf'] : [];
  const inherited = parts.flatMap((part) => {
    const target = targetOf(part, context);
    return target === undefined ? [] : propertiesOf(target, context, depth + 1);
  });
  return [...Object.entries(readObject(schema, 'properties') ?? {}), ...inherited];
}

function targetOf(schema: JsonValue | undefined, { document }: BuildContext): JsonObject | undefined {
  const target = schema === undefined ? undefined : followReferences(document, schema);
  return isJsonObject(target) ? target : undefined;
}
