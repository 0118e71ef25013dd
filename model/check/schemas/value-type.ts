import { booleanOfWord, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { typeNames } from '../../keywords/keyword-shape.ts';
import { typesOfValue } from '../../inspect/value-types.ts';

/**
 * Returns the types in the keyword `type` of a schema. Returns undefined if the keyword is missing or has an unknown type. If `nullable` of
 * OpenAPI 3.0 is true, the result also contains `null`.
 */
export function namedTypes(schema: JsonObject): readonly string[] | undefined {
  const { type, nullable } = schema;
  if (typeof type === 'string') return (nullable === true ? listsWithNull : lists).get(type);
  if (!Array.isArray(type)) return undefined;
  const names = type.filter((name) => typeof name === 'string');
  if (names.length === 0 || !names.every((name) => lists.has(name))) return undefined;
  return nullable === true && !names.includes('null') ? [...names, 'null'] : names;
}

/**
 * Maps each type to a list that contains only this type. Nearly all schemas have only one type. With this map, all schemas with the same
 * type share one list.
 */
const lists: ReadonlyMap<string, readonly string[]> = new Map(typeNames.map((name) => [name, [name]]));
const listsWithNull: typeof lists = new Map(typeNames.map((name) => [name, name === 'null' ? [name] : [name, 'null']]));

/** Returns true if a value has at least one of the types. */
export const matchesNamedTypes = (value: JsonValue, types: readonly string[]): boolean =>
  typesOfValue(value).some((type) => types.includes(type));

/** Returns types as words: `string or null`. */
export const namedTypeWords = (types: readonly string[]): string => types.join(' or ');

/** Returns a value as JSON, for a message. */
export const valueText = (value: JsonValue): string => JSON.stringify(value);

/** Returns the fix for a null that the types exclude. */
export const nullFix = (types: readonly string[], isVersion30: boolean): string =>
  isVersion30
    ? 'Remove it, or write `nullable: true`.'
    : `Remove it, or write \`type: [${types.join(', ')}, 'null']\`.`;

/**
 * Returns the value that the author probably means, as YAML. For example, returns `3` if the string `'3'` must be a number, and `'3'` if
 * the number 3 must be a string. Returns undefined if the value cannot be converted to one of the types.
 */
export function convertedValue(value: JsonValue, types: readonly string[]): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean')
    return types.includes('string') ? `'${value}'` : undefined;
  if (typeof value !== 'string') return undefined;
  if (types.includes('array')) return `[${value}]`;
  const isNumber = value.trim() !== '' && matchesNamedTypes(Number(value), types);
  if (isNumber && Number.isFinite(Number(value))) return value.trim();
  if (!types.includes('boolean')) return undefined;
  return booleanOfWord(value)?.toString();
}
