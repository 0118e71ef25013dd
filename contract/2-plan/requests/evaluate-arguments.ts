import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { WireResponse } from '../../http/wire-request.ts';
import { evaluateExpression } from '../../1-describe/runtime-expression.ts';
import type { Arguments } from '../../http/arguments.ts';

/** An earlier request and its response. Runtime expressions refer to them. */
export interface PreviousRequest {
  readonly args: Arguments;
  readonly response: WireResponse;
}

/**
 * Evaluates the runtime expressions in arguments. An expression such as `$response.body#/name` refers to the earlier request. The
 * expression `$name` creates a new name for test data.
 *
 * @param before the earlier request; undefined if there is none.
 */
export function evaluateArguments(args: Arguments, before: PreviousRequest | undefined, name: () => string): Arguments {
  const evaluate = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(evaluate);
    if (isJsonObject(value)) return evaluateMembers(value);
    if (value === '$name') return name();
    if (before === undefined || typeof value !== 'string' || !/^\$(?:request|response)\./u.test(value)) return value;
    return evaluateExpression(value, before.args, before.response) ?? value;
  };
  const evaluateMembers = (object: Readonly<Record<string, JsonValue | undefined>>): Record<string, JsonValue> =>
    Object.fromEntries(
      Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [[key, evaluate(value)]])),
    );
  return {
    path: evaluateMembers(args.path),
    query: evaluateMembers(args.query),
    header: evaluateMembers(args.header),
    ...(args.body !== undefined && { body: { ...args.body, value: evaluate(args.body.value) } }),
  };
}
