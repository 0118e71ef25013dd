import { isJsonObject, type JsonValue } from './json.ts';

/**
 * Converts a JSON value to a string. Equal values have the same string, and different values have different strings. The order of keys does
 * not matter. JSON Schema 2020-12 Core, section 4.2.2, defines equality.
 */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .flatMap((key) => (value[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(value[key])}`]));
  return `{${members.join(',')}}`;
}
