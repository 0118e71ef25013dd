import { parseJson } from '../json-text.ts';

/** Parses an object or array as JSON. Returns text that {@link parseJson} refuses as it is, for the schema to refuse. */
export function asJson(value: unknown): unknown {
  if (typeof value !== 'string' || (!value.startsWith('{') && !value.startsWith('['))) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}
