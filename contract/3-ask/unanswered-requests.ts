import type { WireExchange } from '../http/wire-request.ts';
import { TransportError } from './send.ts';

/** The number of requests in a row without a response after which the run sends no more requests of an operation. */
export const mostUnanswered = 3;

/** The requests to which the server did not respond in time. A hanging operation would otherwise delay each of its cases by the time limit. */
export interface UnansweredRequests {
  /**
   * Returns true if the server did not respond to the last requests of an operation.
   *
   * @param operation the name of an operation, or a text for its requests with one purpose.
   */
  isHanging(operation: string): boolean;
  /** Sends a request of an operation, and records if the server responds in time. Throws the errors of `send`. */
  watch(operation: string, send: () => Promise<WireExchange>): Promise<WireExchange>;
}

/** Returns a record without requests. */
export function createUnansweredRequests(): UnansweredRequests {
  const counts = new Map<string, number>();
  return {
    isHanging: (operation) => (counts.get(operation) ?? 0) >= mostUnanswered,
    async watch(operation, send) {
      try {
        const exchange = await send();
        counts.delete(operation);
        return exchange;
      } catch (error) {
        if (error instanceof TransportError && error.code === 'TIMEOUT')
          counts.set(operation, (counts.get(operation) ?? 0) + 1);
        throw error;
      }
    },
  };
}
