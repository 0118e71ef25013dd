/** Ends a command with a message for a person instead of a stack trace. */
export class CommandError extends Error {
  /** 1 when the input is at fault, 2 when the command was used wrongly. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
