/** The error if the tests cannot run, for a reason that the user can correct. The command then ends with exit code 2. */
export class CannotRunError extends Error {}
