import { InexactNumberError } from './inexact-number-error.ts';
import { isInexact, mayHaveInexactNumber } from './inexact-number.ts';
import { firstNumberIn } from './json-scalars.ts';

/**
 * Parses a JSON text as `JSON.parse` does, but never changes an integer.
 *
 * @throws {InexactNumberError} if the text has a number for which `isInexact` returns true.
 * @throws {SyntaxError} the error of `JSON.parse` if the text is not JSON.
 */
export function parseLosslessJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const number = mayHaveInexactNumber(text) ? firstNumberIn(text, isInexact) : undefined;
  if (number !== undefined) throw new InexactNumberError(number);
  return value;
}
