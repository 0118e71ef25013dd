/** A JSON value, as parsed from YAML or JSON. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** Returns true if a value is a JSON object. Arrays and null are not JSON objects. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
