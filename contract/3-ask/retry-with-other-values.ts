import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import type { Case } from '../2-plan/cases/case.ts';
import { fewValues, listedValues } from '../2-plan/unique-values.ts';
import type { RunContext } from './context.ts';
import type { Rejection } from './create-session.ts';
import { findFreeValues } from './find-free-values.ts';

/** The maximum number of searches that find no other values, for one operation. */
const mostFailedSearches = 2;
/** The maximum number of searches for other values in one case. */
const mostSearches = 3;

/** Decides if a case runs again, after the server rejected a valid request. */
export interface Retry {
  /** The number of repetitions. */
  readonly round: number;
  /**
   * Returns `retry` if the case must run again with other values. Returns a reason if the values that the case needs are in use, so that
   * the case cannot be tried. Returns undefined if other values do not avoid the rejection.
   */
  afterRejection(rejection: Rejection): Promise<'retry' | { readonly inUse: string } | undefined>;
}

/**
 * Creates the decision for one case. A create request, or an update, may be rejected only because a resource of the server already has
 * one of its values.
 */
export function createRetry(context: RunContext, testCase: Case): Retry {
  const { fixtures, resources, searches } = context;
  const { identities } = resources;
  let round = 0;
  let renewals = 0;
  let tries = 0;
  return {
    get round() {
      return round;
    },
    async afterRejection(rejection) {
      const { operation, exchange } = rejection;
      const { status } = exchange.response;
      const fixture = fixtures.operations[operation.name];
      const isFixed = fixtures.stateless || fixture?.body !== undefined || fixture?.consumes === true;
      if (isFixed || !isRejection(status) || operation.body === undefined) return undefined;
      const pointers = identities.pointers(operation);
      const tested =
        testCase.about?.in === 'body' && testCase.operation === operation
          ? `/${escapeSegment(testCase.about.name)}`
          : '';
      const isConflict = identities.isConflict(operation, status);
      const listed = identities
        .properties(operation)
        .find(
          ({ pointer, merged }) =>
            pointers.includes(pointer) && pointer !== tested && listedValues(merged) !== undefined,
        );
      const count = listed === undefined ? 1 : Math.min(listedValues(listed.merged)?.length ?? 1, fewValues);
      // New values may be in use too, if the schema allows only a few.
      if (pointers.length > 0 && renewals < count && (isConflict || listed !== undefined)) {
        renewals += 1;
        round += 1;
        return 'retry';
      }
      const failed = searches.get(operation.name) ?? 0;
      if (failed < mostFailedSearches && tries < mostSearches) {
        tries += 1;
        if (await findFreeValues(context, rejection, `other values ${testCase.id} ${tries}`)) {
          round += 1;
          return 'retry';
        }
        searches.set(operation.name, failed + 1);
      }
      if (!isConflict) return undefined;
      if (pointers.includes(tested)) return { inUse: `the value of ${testCase.about?.name ?? ''} is in use` };
      return listed === undefined ? undefined : { inUse: `every value of ${listed.names.join('.')} is in use` };
    },
  };
}

/** Returns true for a status that can mean that a value is in use, or is not known to the server. */
const isRejection = (status: number): boolean => status === 400 || status === 404 || status === 409 || status === 422;
