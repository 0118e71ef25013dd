import { isInexact, mayHaveInexactNumber } from './inexact-number.ts';
import { numberIn } from './json-scalars.ts';

/** The error of a JSON text with a number that JavaScript would change. */
export class InexactNumberError extends SyntaxError {
  /** The number as it is in the text. */
  declare readonly number: string;

  constructor(number: string) {
    super(`has the number ${number.slice(0, 40)}, which cannot be represented exactly`);
    this.number = number;
  }
}

/**
 * Parses a JSON text as `JSON.parse` does, but never changes an integer.
 *
 * @throws {InexactNumberError} if the text has a number for which `isInexact` returns true.
 * @throws {SyntaxError} the error of `JSON.parse` if the text is not JSON.
 */
export function parseLosslessJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const number = mayHaveInexactNumber(text) ? numberIn(text, isInexact) : undefined;
  if (number !== undefined) throw new InexactNumberError(number);
  return value;
}
