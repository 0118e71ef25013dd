import { once } from 'node:events';
import { constants } from 'node:os';
import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { printable } from '@forgespec/generator/diagnostics/printable';

/** The signals that stop a command. They come from Ctrl+C, from `kill`, and from a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How long requests may take after the first signal, in milliseconds. */
const drainMilliseconds = 5000;

/** How long a service may take to close its data after its last connection has ended, in milliseconds. */
const closeMilliseconds = 5000;

/** The time after the first signal, in milliseconds, after which a message lists the unfinished requests. */
const silentMilliseconds = 1000;

/**
 * The time after the first signal, in milliseconds, in which another signal is ignored as a duplicate. On Ctrl+C, the terminal
 * sends a signal to npm and to this process, and npm forwards its signal to this process.
 */
const copyMilliseconds = 500;

/** The time between two checks that the parent process still exists, in milliseconds. */
const parentMilliseconds = 500;

export interface StopOptions {
  /** True to stop when the parent process ends. A command that npx started always does so. Default: false. */
  readonly stopWithParent?: boolean;
  /** True for a command without a service. It must end by itself when {@link StopSignals.requested} aborts. Default: false. */
  readonly endsItself?: boolean;
}

export interface StopSignals {
  /** Aborted by the first signal. */
  readonly requested: AbortSignal;
  /** Runs a service until a signal arrives. Then waits for unfinished requests, up to a time limit, and closes the service. */
  readonly runUntilStopped: (service: Closable) => Promise<void>;
}

let stop: ((exitCode: number) => void) | undefined;

/**
 * Stops the command in the same way as a signal does.
 *
 * @param exitCode the exit code if the process ends before the service is closed.
 */
export function requestStop(exitCode: number): void {
  if (stop === undefined) process.exit(exitCode);
  stop(exitCode);
}

/**
 * Handles stop signals from now on. The first signal closes the service after its requests have ended. The second signal closes the
 * connections immediately. The third signal ends the process. If the process ends before the service is closed, the exit code is
 * 128 + the number of the signal. That happens if the service has not started, or if closing takes too long.
 */
export function handleSignals({ stopWithParent = false, endsItself = false }: StopOptions = {}): StopSignals {
  const requested = new AbortController();
  const deadline = new AbortController();
  let service: Closable | undefined;
  let requestedAt = 0;

  const exitAfter = (milliseconds: number, exitCode: number): void =>
    void setTimeout(() => process.exit(exitCode), milliseconds).unref();
  stop = (exitCode) => {
    if (!requested.signal.aborted) {
      if (service === undefined && !endsItself) process.exit(exitCode);
      requestedAt = performance.now();
      requested.abort();
      if (service === undefined) return;
      setTimeout(() => deadline.abort(), drainMilliseconds).unref();
      exitAfter(drainMilliseconds + closeMilliseconds, exitCode);
    } else if (!isByNpm() || performance.now() - requestedAt > copyMilliseconds) {
      if (service === undefined || deadline.signal.aborted) process.exit(exitCode);
      deadline.abort();
      exitAfter(closeMilliseconds, exitCode);
    }
  };
  for (const signal of signals) process.on(signal, () => requestStop(128 + constants.signals[signal]));
  if (stopWithParent || isByNpm('npx')) watchParent();

  return {
    requested: requested.signal,
    async runUntilStopped(started) {
      service = started;
      await once(requested.signal, 'abort');
      const notice = setTimeout(() => process.stderr.write(`${waitingFor(started)}\n`), silentMilliseconds);
      await started.close(deadline.signal);
      clearTimeout(notice);
      // An aborted request may leave a timer, which must not prevent the process from ending.
      setTimeout(() => process.exit(), silentMilliseconds).unref();
    },
  };
}

/** Returns true if npm started this process for the given script. If no script is given, any npm script counts. */
function isByNpm(script?: string): boolean {
  const event = process.env['npm_lifecycle_event'];
  return script === undefined ? event !== undefined : event === script;
}

/**
 * Stops the command when the parent process ends. This is needed because npm sends signals to a shell, which may end without its
 * child process. If npm itself is killed, it forwards no signal at all.
 */
function watchParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    requestStop(128 + constants.signals.SIGHUP);
  }, parentMilliseconds);
  timer.unref();
}

function waitingFor(service: Closable): string {
  const requests = service.unfinished();
  if (requests.length === 0) return 'Waiting until the data is closed.';
  const named = requests.slice(0, 3).map(printable).join(', ');
  const count = requests.length === 1 ? 'a request' : `${requests.length} requests`;
  const seconds = (drainMilliseconds - silentMilliseconds) / 1000;
  return `Waiting up to ${seconds} seconds for ${count}: ${named}${requests.length > 3 ? ', …' : ''}. Ctrl+C ends the wait.`;
}
