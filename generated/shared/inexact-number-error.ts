// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The error of a JSON text with a number that JavaScript would change. */
export class InexactNumberError extends SyntaxError {
  /** The number as it is in the text. */
  declare readonly number: string;

  constructor(number: string) {
    super(`has the number ${number.slice(0, 40)}, which cannot be represented exactly`);
    this.number = number;
  }
}
