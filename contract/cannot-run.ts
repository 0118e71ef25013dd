/** Nothing could be judged, for a reason that a person can mend. The command ends with exit code 2. */
export class CannotRunError extends Error {}
