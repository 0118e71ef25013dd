import { RunEndedError } from './run-ended-error.ts';

/** A signal that is aborted at the end of a time, or when another signal is aborted. */
export interface TimeLimit {
  /** The reason of the abort is a `RunEndedError` at the end of the time. */
  readonly signal: AbortSignal;
  close(): void;
}

/** The time for the end of a run, which deletes its data and writes its reports, in seconds. At most a tenth of the whole time. */
const longestEnd = 1.5;

/** Settings of a time limit. */
interface TimeLimitSettings {
  /** The time from which the limit counts, as `performance.now()` returns it. */
  readonly startedAt: number;
  /** The message of the `RunEndedError`. */
  readonly message?: string;
}

/** Starts the time limit of a run or of a part of it, in seconds. Undefined for no limit. */
export function startTimeLimit(
  seconds: number | undefined,
  signal: AbortSignal,
  { startedAt, message = `The run reached its --time-limit of ${seconds} s.` }: TimeLimitSettings,
): TimeLimit {
  if (seconds === undefined) return { signal, close: () => undefined };
  const controller = new AbortController();
  const end = (): void => controller.abort(new RunEndedError(message));
  const rest = (seconds - Math.min(longestEnd, seconds / 10)) * 1000 - (performance.now() - startedAt);
  const timer = setTimeout(end, Math.max(0, rest));
  return { signal: AbortSignal.any([signal, controller.signal]), close: () => clearTimeout(timer) };
}
