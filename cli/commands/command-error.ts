/** An error that ends a command with a message for people instead of a stack trace. */
export class CommandError extends Error {
  /** 1 if the input is wrong, 2 if the command was used wrongly. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
