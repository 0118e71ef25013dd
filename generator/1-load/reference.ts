import { isJsonObject } from './json.ts';
import { parsePointer } from './pointer.ts';

/** An object that stands for what its `$ref` names. */
export interface Reference {
  $ref: string;
}

/** Whether a value is a reference. */
export const isReference = (value: unknown): value is Reference =>
  isJsonObject(value) && typeof value.$ref === 'string';

/** The two parts of a `$ref`: the file, empty for the one it stands in; and the keys within that file, percent-decoded. */
export function parseReference(reference: string): { file: string; keys: string[] } {
  // Up to `#/`, because the name of a file may hold a `#`.
  const [file = '', fragment = ''] = reference.split('#/', 2);
  const keys = parsePointer(fragment);
  return { file: file.replace(/^#.*|#$/u, ''), keys: fragment.includes('%') ? keys.map(percentDecoded) : keys };
}

/** Whether a reference names another host, or anything else that is not a file. */
export const isAddress = (reference: string): boolean => /^[a-z][a-z0-9+.-]+:/iu.test(reference);

/** Text with its percent-encoding undone; as it is where that is malformed. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
