import { once } from 'node:events';
import { constants } from 'node:os';
import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { printable } from '@forgespec/description/diagnostics';

/** The signals that stop a command. Ctrl+C sends SIGINT, `kill` sends SIGTERM, and a terminal that closes sends SIGHUP. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The maximum time for the open requests after the first signal, in milliseconds. */
const drainMilliseconds = 5000;

/** The maximum time for closing the data of a service after its last connection has ended, in milliseconds. */
const closeMilliseconds = 5000;

/** The time from the first signal until a message lists the unfinished requests, in milliseconds. */
const silentMilliseconds = 1000;

/**
 * The time after the first signal in which a second signal is ignored, in milliseconds. It applies only if npm has started this process.
 * Ctrl+C in a terminal sends a signal both to npm and to this process, and npm forwards its signal to this process, too.
 */
const copyMilliseconds = 500;

/** The interval at which the command checks that its parent process still exists, in milliseconds. */
const parentMilliseconds = 500;

export interface StopOptions {
  /**
   * True to stop the command when its parent process ends. A command that was started by npx always stops with its parent. Default:
   * false.
   */
  readonly stopWithParent?: boolean;
  /**
   * True for a command that does not run a service. Such a command must end by itself when {@link StopSignals.requested}
   * aborts. Default: false.
   */
  readonly endsItself?: boolean;
}

export interface StopSignals {
  /** Aborts at the first signal. */
  readonly requested: AbortSignal;
  /** Runs a service until the first stop signal. Then waits for the open requests, up to a time limit, and closes the service. */
  readonly runUntilStopped: (service: Closable) => Promise<void>;
}

let stop: ((exitCode: number) => void) | undefined;

/**
 * Stops the command in the same way as a stop signal.
 *
 * @param exitCode the exit code if the process ends before the service is closed.
 */
export function requestStop(exitCode: number): void {
  if (stop === undefined) process.exit(exitCode);
  stop(exitCode);
}

/**
 * Handles stop signals from now on. After the first signal, the service closes as soon as its open requests have ended. The
 * second signal closes the connections immediately. The third signal ends the process.
 *
 * If the service is closed, the process ends normally. If the service has not started, or if closing takes too long, the exit
 * code is 128 + the number of the signal.
 */
export function handleSignals({ stopWithParent = false, endsItself = false }: StopOptions = {}): StopSignals {
  const command = new StoppableCommand(endsItself);
  stop = (exitCode) => command.stop(exitCode);
  for (const signal of signals) process.on(signal, () => requestStop(128 + constants.signals[signal]));
  if (stopWithParent || isByNpm('npx')) watchParent();
  return { requested: command.requested, runUntilStopped: (service) => command.runUntilStopped(service) };
}

/** The command of this process, and the service that it runs. */
class StoppableCommand {
  readonly #endsItself: boolean;
  readonly #requested = new AbortController();
  /** Aborts when the service must close its connections. */
  readonly #deadline = new AbortController();
  #service: Closable | undefined;
  /** The time of the first signal, in milliseconds. */
  #requestedAt = 0;

  constructor(endsItself: boolean) {
    this.#endsItself = endsItself;
  }

  get requested(): AbortSignal {
    return this.#requested.signal;
  }

  /** Handles a signal. */
  stop(exitCode: number): void {
    if (!this.requested.aborted) this.#beginStop(exitCode);
    else if (!isByNpm() || performance.now() - this.#requestedAt > copyMilliseconds) this.#stopNow(exitCode);
  }

  #beginStop(exitCode: number): void {
    if (this.#service === undefined && !this.#endsItself) process.exit(exitCode);
    this.#requestedAt = performance.now();
    this.#requested.abort();
    if (this.#service === undefined) return;
    setTimeout(() => this.#deadline.abort(), drainMilliseconds).unref();
    exitAfter(drainMilliseconds + closeMilliseconds, exitCode);
  }

  #stopNow(exitCode: number): void {
    if (this.#service === undefined || this.#deadline.signal.aborted) process.exit(exitCode);
    this.#deadline.abort();
    exitAfter(closeMilliseconds, exitCode);
  }

  async runUntilStopped(service: Closable): Promise<void> {
    this.#service = service;
    await once(this.requested, 'abort');
    const notice = setTimeout(() => process.stderr.write(`${waitingFor(service)}\n`), silentMilliseconds);
    await service.close(this.#deadline.signal);
    clearTimeout(notice);
    // An aborted request may leave a timer behind. The timer must not prevent the process from ending.
    setTimeout(() => process.exit(), silentMilliseconds).unref();
  }
}

const exitAfter = (milliseconds: number, exitCode: number): void =>
  void setTimeout(() => process.exit(exitCode), milliseconds).unref();

/** Returns true if npm started this process as the given script. If no script is given, returns true for any npm script. */
function isByNpm(script?: string): boolean {
  const event = process.env['npm_lifecycle_event'];
  return script === undefined ? event !== undefined : event === script;
}

/**
 * Stops the command when its parent process ends. The parent may be a shell that npm has started. After a signal, this shell may end
 * without ending its child process. If npm is killed, it forwards no signal.
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
  if (requests.length === 0) return 'Waiting until the service is closed.';
  const named = requests.slice(0, 3).map(printable).join(', ');
  const count = requests.length === 1 ? 'a request' : `${requests.length} requests`;
  const seconds = (drainMilliseconds - silentMilliseconds) / 1000;
  return `Waiting up to ${seconds} seconds for ${count}: ${named}${requests.length > 3 ? ', …' : ''}. Ctrl+C ends the wait.`;
}
