/** The error that is thrown if the tests cannot run, and the user can correct the reason. The command then ends with exit code 2. */
export class CannotRunError extends Error {}
