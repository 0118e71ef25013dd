import { CannotRunError } from '../cannot-run.ts';

/** The error that ends a run early. The results that were found remain valid, and are reported. The message is the reason. */
export class RunEndedError extends CannotRunError {}
