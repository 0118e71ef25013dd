import { parseJson } from '../json-text.ts';

/**
 * Parses an object or array as JSON. Returns text that {@link parseJson} refuses unchanged, and the check against the schema
 * refuses it.
 */
export function parseIfJson(value: unknown): unknown {
  if (typeof value !== 'string' || (!value.startsWith('{') && !value.startsWith('['))) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}
