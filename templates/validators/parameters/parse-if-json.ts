import { parseJsonInText } from '../json-text.ts';

/**
 * Parses a text that is a JSON object or array. Returns any other value unchanged. If {@link parseJsonInText} rejects the text, returns the text
 * unchanged, and the check against the schema then rejects it.
 */
export function parseIfJson(value: unknown): unknown {
  if (typeof value !== 'string' || (!value.startsWith('{') && !value.startsWith('['))) return value;
  try {
    return parseJsonInText(value);
  } catch {
    return value;
  }
}

/** Parses a text that is any JSON value. If the value is not a text, or {@link parseJsonInText} rejects it, returns the value unchanged. */
export function parseJsonField(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJsonInText(value);
  } catch {
    return value;
  }
}
