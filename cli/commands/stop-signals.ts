import { once } from 'node:events';
import { constants } from 'node:os';
import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { printable } from '@forgespec/generator/diagnostics/printable';

/** Signals that stop a command: Ctrl+C, `kill`, and a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How long requests may take after the first signal, in milliseconds. */
const drainMilliseconds = 5000;

/** How long a service may take to close its data after its last connection has ended, in milliseconds. */
const closeMilliseconds = 5000;

/** The time, in milliseconds, after which a message names the requests that the command waits for. */
const silentMilliseconds = 1000;

/**
 * The time, in milliseconds, within which a second signal is considered a copy of the first one: the terminal sends Ctrl+C to npm
 * and to this process, and npm forwards it to this process.
 */
const copyMilliseconds = 500;

/** How often a command checks that its parent process exists, in milliseconds. */
const parentMilliseconds = 500;

export interface StopOptions {
  /** True to stop also when the parent process ends. By default, only a command that npx has started does so. */
  readonly stopWithParent?: boolean;
  /** True if the command has no service, and ends by itself when {@link StopSignals.requested} aborts. */
  readonly endsItself?: boolean;
}

export interface StopSignals {
  /** Aborts at the first signal. */
  readonly requested: AbortSignal;
  /** Runs a service until a signal arrives, then waits for its requests, up to a deadline, and closes it. */
  readonly runUntilStopped: (service: Closable) => Promise<void>;
}

let stop: ((exitCode: number) => void) | undefined;

/**
 * Stops the command in the same way as a signal does.
 *
 * @param exitCode the exit code if the command ends without closing its service.
 */
export function requestStop(exitCode: number): void {
  if (stop === undefined) process.exit(exitCode);
  stop(exitCode);
}

/**
 * Handles signals from now on. The first signal closes the service after its requests have ended, the second one closes its
 * connections immediately, and the third one ends the process. If the process ends before its service is closed, because the
 * service has not started yet or closing takes too long, the exit code is 128 + the number of the signal.
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
      // A request that was cut may have a timer, which must not prevent the end of the process.
      setTimeout(() => process.exit(), silentMilliseconds).unref();
    },
  };
}

/** Returns true if npm has started this process for the given script; without the argument, for any script. */
function isByNpm(script?: string): boolean {
  const event = process.env['npm_lifecycle_event'];
  return script === undefined ? event !== undefined : event === script;
}

/**
 * Stops the command when its parent process ends. npm sends signals to a shell, which may end without its child. If npm itself is
 * killed, it forwards no signal.
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
