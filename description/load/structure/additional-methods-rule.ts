import { methods } from '@forgespec/templates/shared/methods';
import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { isMethodName } from '../../openapi/operations-of.ts';
import type { StructureCheck } from './structure-check.ts';

/**
 * Reports a key of `additionalOperations` in each of these cases:
 *
 * - The key is not the name of an HTTP method.
 * - The specification defines a field for the method, such as `get`. The operation must then be in this field.
 * - The path item already has an operation for the method: in a field such as `get`, or at an earlier key of
 *   `additionalOperations`.
 * - The key is not in upper case.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#path-item-object
 */
export function additionalMethodsAreOthers(item: JsonObject, _name: unknown, check: StructureCheck): void {
  const others = item['additionalOperations'];
  if (!isJsonObject(others)) return;
  const known = new Map<string, string>(
    methods.filter((method) => item[method] !== undefined).map((one) => [one, one]),
  );
  for (const key of Object.keys(others)) {
    if (key.startsWith('x-')) continue;
    const method = key.toLowerCase();
    const first = known.get(method);
    known.set(method, first ?? key);
    const fault = faultOf(key, first);
    if (fault !== undefined) check.diagnostics.warning('structure-invalid', ...fault, check.locate(others, key, 'key'));
  }
}

function faultOf(key: string, first: string | undefined): readonly [message: string, fix: string] | undefined {
  const method = key.toLowerCase();
  if (!isMethodName(key))
    return [`${key} is not the name of an HTTP method, so its operation is ignored.`, 'Write a name such as `COPY`.'];
  if (first !== undefined)
    return [
      `The path already has the method ${first}, so the operation at ${key} is ignored.`,
      'Remove one of the two.',
    ];
  if (methods.some((field) => field === method))
    return [`OpenAPI has the field \`${method}\` for the method ${key}.`, `Move the operation to \`${method}\`.`];
  if (key !== key.toUpperCase())
    return [`forgespec sends the method ${key} as ${key.toUpperCase()}.`, `Write \`${key.toUpperCase()}\`.`];
  return undefined;
}
