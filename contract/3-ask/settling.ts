import { isSuccess } from '@forgespec/templates/shared/statuses';
import { isSafe } from '../2-plan/cases/draft.ts';
import type { CaseExchange } from './case-exchange.ts';

/**
 * The pauses after writes, for a server on which the effect of a write may come later. A case first runs without a pause. If it does not pass,
 * it runs again with longer and longer pauses.
 */
export interface Settling {
  /** Returns true if the effect of a request of a case may come later, so that the case needs pauses. */
  mayNeedPause(exchanges: readonly Pick<CaseExchange, 'operation' | 'response'>[]): boolean;
  /** The pauses to try one after the other, in milliseconds. The shortest pause that was enough for another case is first. */
  readonly pauses: readonly number[];
  /** The pause after which the effects of all earlier writes are visible, in milliseconds. 0 if no write has a later effect. */
  readonly quiet: number;
  /** Records that a pause was enough. */
  wasEnough(pause: number): void;
  /** The longest pause. */
  readonly longest: number;
}

/** The longest pause after a response with the status 202, if the user does not set one. */
const defaultPause = 2000;

/**
 * @param limit the time after which the effect of every write is visible, in milliseconds. Undefined if only writes with the status 202, or
 * whose description declares that work continues in the background, have a later effect (RFC 9110, section 15.3.3).
 */
export function createSettling(limit: number | undefined): Settling {
  const longest = limit ?? defaultPause;
  let pauses = [longest / 20, longest / 5, longest];
  let isLate = limit !== undefined;
  return {
    longest,
    get pauses() {
      return pauses;
    },
    get quiet() {
      return isLate ? longest : 0;
    },
    wasEnough(pause) {
      isLate = true;
      pauses = pauses.filter((each) => each >= pause);
    },
    mayNeedPause: (exchanges) =>
      exchanges.some(
        ({ operation, response: { status } }) =>
          !isSafe(operation) && isSuccess(status) && (limit !== undefined || status === 202 || operation.facts.isAsync),
      ),
  };
}
