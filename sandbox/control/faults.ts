import { setTimeout } from 'node:timers/promises';
import { findRoute, type Dispatch } from '@forgespec/sdk/server';
import { splitTarget } from '@forgespec/templates/shared/request-target';

/** Something that goes wrong on purpose. */
export interface Fault {
  /** The name of the operation that it happens to, `listProjectBadges`; undefined for all. */
  readonly operation?: string;
  /** How often it happens; undefined for always. */
  readonly times?: number;
  /** Milliseconds before the request is looked at. */
  readonly latency?: number;
  /** The status that is answered in place of what would be; undefined for none but the usual. */
  readonly status?: number;
}

/** The faults of one process. */
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

  /** The faults that happen to a call of an operation, which are used up by that. */
  take(operation: string | undefined): readonly Fault[] {
    const happening = this.#waiting.filter(
      ({ fault }) => fault.operation === undefined || fault.operation === operation,
    );
    for (const entry of happening) entry.left -= 1;
    this.#waiting = this.#waiting.filter(({ left }) => left > 0);
    return happening.map(({ fault }) => fault);
  }
}

/** Answers requests as before, unless a fault happens to them. */
export function withFaults(dispatch: Dispatch, faults: Faults): Dispatch {
  return async (request) => {
    const split = splitTarget(request.target);
    const found = split === undefined ? undefined : findRoute(request.method, split.path);
    const happening = faults.take(found?.route.operation);
    const latency = Math.max(0, ...happening.map((fault) => fault.latency ?? 0));
    // The client may go away meanwhile.
    if (latency > 0) await setTimeout(latency, undefined, { signal: request.signal });
    const status = happening.find((fault) => fault.status !== undefined)?.status;
    if (status === undefined) return dispatch(request);
    const headers = {
      'content-type': 'application/json',
      ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
    };
    return { status, headers, body: JSON.stringify({ message: `${status}, on purpose` }) };
  };
}
