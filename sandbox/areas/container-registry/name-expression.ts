import { RE2JS, RE2JSException } from 're2js';
import { Refusal } from '@forgespec/sdk/server';

/** Whether a whole name matches. */
export type MatchesName = (name: string) => boolean;

/** Reads an RE2 expression for whole names. It takes linear time, whatever it is. @throws {RE2JSException} when it is none. */
export function nameExpression(pattern: string): MatchesName {
  const expression = RE2JS.compile(pattern);
  return (name) => expression.testExact(name);
}

/** @param property of the request, that the expression is the value of. @throws {Refusal} 422 when it is no RE2 expression. */
export function requireExpression(property: string, pattern: string): string {
  try {
    nameExpression(pattern);
    return pattern;
  } catch (error) {
    if (error instanceof RE2JSException) throw new Refusal(422, `${property} is no RE2 expression: ${error.message}`);
    throw error;
  }
}
