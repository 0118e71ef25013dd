import { RE2JS, RE2JSException } from 're2js';
import { Refusal } from '@forgespec/sdk/server/refusal';

/** Returns true if a pattern matches the whole name, and not only a substring. */
export type MatchesName = (name: string) => boolean;

/**
 * Compiles an RE2 expression to a function that checks if the expression matches a whole name. For every expression,
 * the time for matching grows only linearly with the length of the name.
 *
 * @throws {RE2JSException} if the pattern is not a valid RE2 expression.
 */
export function nameExpression(pattern: string): MatchesName {
  const expression = RE2JS.compile(pattern);
  return (name) => expression.testExact(name);
}

/**
 * Checks that a value in a request is a valid RE2 expression, and returns it.
 *
 * @param property the name of the property in the request body, for the message.
 * @throws {Refusal} 422 if the value is not a valid RE2 expression.
 */
export function requireExpression(property: string, pattern: string): string {
  try {
    nameExpression(pattern);
    return pattern;
  } catch (error) {
    if (error instanceof RE2JSException)
      throw new Refusal(422, `${property} is not an RE2 expression: ${error.message}`);
    throw error;
  }
}
