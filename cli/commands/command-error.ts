/** The error that ends a command. Its message is printed without a stack trace. */
export class CommandError extends Error {
  /** The exit code of the command. It is 1 if the input is invalid, and 2 if the arguments of the command are wrong. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
