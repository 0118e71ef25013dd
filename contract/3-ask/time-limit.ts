import { RunEndedError } from './run-ended-error.ts';

/** A signal that is aborted at the end of a time, or when another signal is aborted. */
export interface TimeLimit {
  /** The reason of the abort is a `RunEndedError` at the end of the time. */
  readonly signal: AbortSignal;
  close(): void;
}

/**
 * Starts the time limit of a run or of a part of it, in seconds. Undefined for no limit.
 *
 * @param message the message of the `RunEndedError`.
 */
export function startTimeLimit(
  seconds: number | undefined,
  signal: AbortSignal,
  message = `The run reached its --time-limit of ${seconds} s.`,
): TimeLimit {
  if (seconds === undefined) return { signal, close: () => undefined };
  const controller = new AbortController();
  const end = (): void => controller.abort(new RunEndedError(message));
  const timer = setTimeout(end, seconds * 1000);
  return { signal: AbortSignal.any([signal, controller.signal]), close: () => clearTimeout(timer) };
}
