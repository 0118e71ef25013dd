import { setTimeout } from 'node:timers/promises';
import { findRoute, type Dispatch } from '@forgespec/sdk/server';
import { splitAnyTarget } from '@forgespec/templates/shared/absolute-target';

/** A fault that the sandbox simulates. */
export interface Fault {
  /** The name of the affected operation, such as `listProjectBadges`. Undefined to affect all operations. */
  readonly operation?: string;
  /** The number of requests to affect. Undefined to affect all further requests. */
  readonly times?: number;
  /** The delay before the sandbox processes the request, in milliseconds. */
  readonly latency?: number;
  /** The status of an error response. Undefined to respond as usual. */
  readonly status?: number;
}

/** The faults that this process simulates when it handles the next requests. */
export class Faults {
  #waiting: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? Infinity });
  }

  clear(): void {
    this.#waiting = [];
  }

  list(): readonly Fault[] {
    return this.#waiting.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left }));
  }

  /**
   * Returns the faults that apply to a request of an operation. Counts one use of each returned fault. A response has
   * only one status, so the result has only the oldest of the matching faults with a status.
   */
  take(operation: string | undefined): readonly Fault[] {
    const named = this.#waiting.filter(({ fault }) => fault.operation === undefined || fault.operation === operation);
    const failing = named.find(({ fault }) => fault.status !== undefined);
    const matching = named.filter((entry) => entry.fault.status === undefined || entry === failing);
    for (const entry of matching) entry.left -= 1;
    this.#waiting = this.#waiting.filter(({ left }) => left > 0);
    return matching.map(({ fault }) => fault);
  }
}

/** Returns a dispatcher that applies faults to requests. */
export function withFaults(dispatch: Dispatch, faults: Faults): Dispatch {
  return async (request) => {
    const split = splitAnyTarget(request.target);
    const found = split === undefined ? undefined : findRoute(request.method, split.path);
    const matching = faults.take(found?.route.operation);
    const latency = Math.max(0, ...matching.map((fault) => fault.latency ?? 0));
    // If the client closes the connection during the delay, `signal` ends the delay.
    if (latency > 0) await setTimeout(latency, undefined, { signal: request.signal });
    const status = matching.find((fault) => fault.status !== undefined)?.status;
    if (status === undefined) return dispatch(request);
    const headers = {
      'content-type': 'application/json',
      ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
    };
    return { status, headers, body: JSON.stringify({ message: `${status}, simulated fault` }) };
  };
}
