import { formatPointer, isJsonObject, parsePointer, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import type { Description } from '../../1-load/load.ts';
import type { Diagnostics, Place } from '../../diagnostics/diagnostic.ts';

/** What every part of the model is built with. */
export interface BuildContext {
  readonly document: JsonObject;
  readonly diagnostics: Diagnostics;
  /** OpenAPI 3.0 writes null, exclusive bounds and examples in its own way. */
  readonly isVersion30: boolean;
  place(node: unknown, key?: string | number, on?: 'key' | 'value'): Place | undefined;
  /** Follows `$ref`s of anything but a schema to what they name, with the pointer to it. */
  follow(node: JsonObject, pointer: string): { node: JsonObject; pointer: string };
  /** The value at a JSON Pointer of the document. */
  at(pointer: string): JsonValue | undefined;
}

export function createContext(description: Description, diagnostics: Diagnostics): BuildContext {
  const { document, origins } = description;

  const at = (pointer: string): JsonValue | undefined => {
    let value: JsonValue | undefined = document;
    for (const key of parsePointer(pointer)) {
      if (Array.isArray(value)) value = value[Number(key)];
      else if (isJsonObject(value) && Object.hasOwn(value, key)) value = value[key];
      else return undefined;
    }
    return value;
  };

  const follow: BuildContext['follow'] = (node, pointer) => {
    const seen = new Set<JsonObject>();
    let current = { node, pointer };
    while (typeof current.node.$ref === 'string' && current.node.$ref.startsWith('#') && !seen.has(current.node)) {
      seen.add(current.node);
      const target = at(current.node.$ref);
      if (!isJsonObject(target)) break;
      current = { node: target, pointer: formatPointer(parsePointer(current.node.$ref)) };
    }
    return current;
  };

  return {
    document,
    diagnostics,
    isVersion30: typeof document.openapi === 'string' && document.openapi.startsWith('3.0'),
    place: (node, key, on) => origins.place(node, key, on),
    follow,
    at,
  };
}

/** The pointer of something inside, its key escaped. */
export const inside = (pointer: string, ...keys: (string | number)[]): string => pointer + formatPointer(keys).slice(1);
