import { RE2JS, RE2JSException } from 're2js';
import { Refusal } from '@forgespec/sdk/server';

/** A function that returns true if a pattern matches the whole name. */
export type MatchesName = (name: string) => boolean;

/**
 * Compiles an RE2 expression into a function that checks if the expression matches a whole name. Matching takes linear
 * time for every expression.
 *
 * @throws {RE2JSException} if it is not a valid RE2 expression.
 */
export function nameExpression(pattern: string): MatchesName {
  const expression = RE2JS.compile(pattern);
  return (name) => expression.testExact(name);
}

/**
 * Checks an RE2 expression of a request.
 *
 * @param property the property of the request body, for the message.
 * @throws {Refusal} 422 if it is not a valid RE2 expression.
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
