import { methods, type Method } from '@forgespec/templates/shared/methods';
import { isJsonObject, type JsonObject } from './json.ts';

/** Returns the operations of a path item, each with its method. OpenAPI 3.1, Path Item Object. */
export const operationsOf = (item: JsonObject): [method: Method, operation: JsonObject][] =>
  methods.flatMap((method): [Method, JsonObject][] => {
    const operation = item[method];
    return isJsonObject(operation) ? [[method, operation]] : [];
  });
