import { methods } from '@forgespec/templates/shared/methods';
import { isJsonObject, type JsonObject } from '../json/json.ts';

/** An operation of a path item. */
export type OperationOfItem = readonly [
  /** The method in lower case. */
  method: string,
  operation: JsonObject,
  /** The keys from the path item to the operation: `['get']` or `['additionalOperations', 'COPY']`. */
  keys: readonly string[],
];

/**
 * Returns the operations of a path item. The operations in fields such as `get` come first, then the operations in
 * `additionalOperations`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#path-item-object
 */
export function operationsOf(item: JsonObject): OperationOfItem[] {
  const fields = methods.map((method) => [method, item[method], [method]] as const);
  const others = Object.entries(isJsonObject(item.additionalOperations) ? item.additionalOperations : {})
    .filter(([method]) => isMethodName(method))
    .map(([method, operation]) => [method.toLowerCase(), operation, ['additionalOperations', method]] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const found = new Map<string, OperationOfItem>();
  for (const [method, operation, keys] of [...fields, ...others])
    if (isJsonObject(operation) && !found.has(method)) found.set(method, [method, operation, keys]);
  return [...found.values()];
}

/**
 * Returns the operation of a path item for a method in lower case. Returns undefined if the path item has no such
 * operation.
 */
export const operationOf = (item: JsonObject, method: string): JsonObject | undefined =>
  operationsOf(item).find(([name]) => name === method)?.[1];

/**
 * Returns a copy of a path item in which each operation is replaced by the result of `replace`. If `replace` returns
 * undefined, the operation is removed.
 */
export function replaceOperations(
  item: JsonObject,
  replace: (operation: JsonObject, method: string) => JsonObject | undefined,
): JsonObject {
  const { additionalOperations: _others, ...members } = item;
  for (const method of methods) Reflect.deleteProperty(members, method);
  const additional: JsonObject = {};
  for (const [method, operation, [first = '', name]] of operationsOf(item)) {
    const replaced = replace(operation, method);
    if (replaced === undefined) continue;
    if (name === undefined) members[first] = replaced;
    else additional[name] = replaced;
  }
  return Object.keys(additional).length === 0 ? members : { ...members, additionalOperations: additional };
}

/** Returns true if HTTP allows a string as the name of a method. RFC 9110, sections 5.6.2 and 9.1. */
export const isMethodName = (text: string): boolean => /^[!#$%&'*+.^_`|~\w-]+$/u.test(text);
