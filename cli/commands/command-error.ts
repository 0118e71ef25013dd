/** The error that ends a command. Its message is printed without a stack trace. */
export class CommandError extends Error {
  /** The exit code of the command: 1 if the input is invalid, 2 if the command was used wrongly. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
