import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { expressionValue } from '@forgespec/description/openapi';
import type { WireResponse } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';

/**
 * Evaluates a runtime expression such as `$response.body#/id`. Returns undefined if the expression refers to a value that does not exist. A
 * value that is not an expression is returned unchanged.
 */
export function evaluateExpression(
  expression: JsonValue,
  args: Arguments,
  response: WireResponse,
): JsonValue | undefined {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression;
  return expressionValue(expression, {
    request: args,
    response: { header: response.headers },
    requestBody: () => args.body?.value,
    responseBody: () => parseJsonBody(response.body),
  });
}

/** Returns the JSON Pointer of an expression that refers to a value in a body. Returns undefined for other expressions. */
export const bodyPointer = (expression: JsonValue | undefined): string | undefined =>
  /^\$re(?:quest|sponse)\.body#(\/.*)$/su.exec(String(expression))?.[1];

/** Parses a body as JSON. Returns undefined if the body is not valid JSON. Ignores a byte order mark, as RFC 8259, section 8.1 allows. */
export function parseJsonBody(body: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(body.replace(/^\ufeff/u, ''));
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Returns the items of a list response. The list is the body itself, or the first array among the properties of the body.
 * Returns undefined if there is no array.
 */
export function listItems(body: string): readonly JsonValue[] | undefined {
  const value = parseJsonBody(body);
  if (Array.isArray(value)) return value;
  return isJsonObject(value) ? Object.values(value).find((member) => Array.isArray(member)) : undefined;
}
