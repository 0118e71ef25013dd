/** An error that ends a command with its message, without a stack trace. */
export class CommandError extends Error {
  /** 1 if the input is invalid, 2 if the command was used wrongly. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
