import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import { parsePointer, valueAt } from '@forgespec/generator/pointer';
import type { WireResponse } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';

/**
 * The value of a runtime expression, `$response.body#/id`; what is no expression stands for itself.
 *
 * @returns undefined where the call or its answer has no such value.
 * @see https://spec.openapis.org/oas/v3.1.1.html#runtime-expressions
 */
export function evaluateExpression(
  expression: JsonValue,
  call: Arguments,
  response: WireResponse,
): JsonValue | undefined {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression;
  const [, source, place, name = ''] =
    /^\$(request|response)\.(path|query|header|body)(?:[.#](.*))?$/u.exec(expression) ?? [];
  if (source === 'response') {
    return place === 'header'
      ? response.headers[name.toLowerCase()]
      : valueAt(parsed(response.body), parsePointer(name));
  }
  if (place === 'body') return valueAt(call.body?.value, parsePointer(name));
  return place === 'path' || place === 'query' || place === 'header' ? call[place][name] : undefined;
}

/** A body as JSON; undefined when it is none. */
export function parsed(body: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(body);
    return value;
  } catch {
    return undefined;
  }
}

/** The items of a list, whether it is the body itself or the first array in it. */
export function itemsOf(body: string): readonly JsonValue[] | undefined {
  const value = parsed(body);
  if (Array.isArray(value)) return value;
  return isJsonObject(value) ? Object.values(value).find((member) => Array.isArray(member)) : undefined;
}
