import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import { followReferences } from '@forgespec/generator/reference';
import type { OpenApiDocument } from '../openapi-document.ts';

/** Returns the object that a node is or refers to; an empty object if there is none. */
export function resolve(document: OpenApiDocument, node: unknown): JsonObject {
  const target = followReferences(document as JsonValue, node as JsonValue);
  return isJsonObject(target) ? target : {};
}
