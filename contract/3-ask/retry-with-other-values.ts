import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import type { ScalarProperty } from '../1-describe/scalar-properties.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import type { Case } from '../2-plan/cases/case.ts';
import { maxTriedValues, listedValues } from '../2-plan/unique-values.ts';
import type { RunContext } from './context.ts';
import type { Rejection } from './case-exchange.ts';
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
export const createRetry = (context: RunContext, testCase: Case): Retry => new RetryOfCase(context, testCase);

class RetryOfCase implements Retry {
  round = 0;
  private readonly context: RunContext;
  private readonly testCase: Case;
  private renewals = 0;
  private searches = 0;

  constructor(context: RunContext, testCase: Case) {
    this.context = context;
    this.testCase = testCase;
  }

  async afterRejection(rejection: Rejection): Promise<'retry' | { readonly inUse: string } | undefined> {
    if (!this.mayBeAboutUse(rejection)) return undefined;
    const { operation, exchange } = rejection;
    const { identities } = this.context.resources;
    const isConflict = identities.isConflict(operation, exchange.response.status);
    const listed = this.listedIdentity(operation);
    if (this.hasNewValues(operation, listed, isConflict) || (await this.findsFreeValues(rejection))) {
      this.round += 1;
      return 'retry';
    }
    if (!isConflict) return undefined;
    if (identities.pointers(operation).includes(this.testedPointer(operation)))
      return { inUse: `the value of ${this.testCase.about?.name ?? ''} is in use` };
    if (listed !== undefined) return { inUse: `every value of ${listed.names.join('.')} is in use` };
    return conflictWithState(this.testCase, rejection);
  }

  /** Returns true if other values of the body could avoid a rejection, and the fixtures do not set the body. */
  private mayBeAboutUse({ operation, exchange }: Rejection): boolean {
    const { stateless, operations } = this.context.fixtures;
    const { body, consumes } = operations[operation.name] ?? {};
    const isFixed = stateless || body !== undefined || consumes === true;
    return !isFixed && isRejection(exchange.response.status) && operation.body !== undefined;
  }

  /** Returns the JSON Pointer to the tested property of the body. Returns an empty text if the case tests something else. */
  private testedPointer(operation: TestedOperation): string {
    const { about, operation: tested } = this.testCase;
    return about?.in === 'body' && tested === operation ? `/${escapeSegment(about.name)}` : '';
  }

  /** Returns a property that gets a new value in each request, although its schema allows only a list of values. */
  private listedIdentity(operation: TestedOperation): ScalarProperty | undefined {
    const { identities } = this.context.resources;
    const pointers = identities.pointers(operation);
    const tested = this.testedPointer(operation);
    return identities
      .properties(operation)
      .find(
        ({ pointer, merged }) => pointers.includes(pointer) && pointer !== tested && listedValues(merged) !== undefined,
      );
  }

  /**
   * Returns true if the next round has new values that may avoid the rejection, and counts this round. New values may be in use too, if the
   * schema allows only a few.
   */
  private hasNewValues(operation: TestedOperation, listed: ScalarProperty | undefined, isConflict: boolean): boolean {
    const values = listed && listedValues(listed.merged);
    const count = Math.min(values?.length ?? 1, maxTriedValues);
    const hasIdentities = this.context.resources.identities.pointers(operation).length > 0;
    if (!hasIdentities || this.renewals >= count || !(isConflict || listed !== undefined)) return false;
    this.renewals += 1;
    return true;
  }

  /** Searches for values that are not in use, within the limits. Returns true if the search found some. */
  private async findsFreeValues(rejection: Rejection): Promise<boolean> {
    const { context, testCase } = this;
    const { name } = rejection.operation;
    const failed = context.searches.get(name) ?? 0;
    if (failed >= mostFailedSearches || this.searches >= mostSearches) return false;
    this.searches += 1;
    if (await findFreeValues(context, rejection, `other values ${testCase.id} ${this.searches}`)) return true;
    context.searches.set(name, failed + 1);
    return false;
  }
}

/**
 * Returns the reason for a documented 409 if a case tests the smallest or largest value of a number: the state of the resource does not allow
 * this value, such as a withdrawal of more than the balance. A request without such a value must succeed in another case.
 */
function conflictWithState(
  { about, id }: Case,
  { operation, exchange: { response } }: Rejection,
): { readonly inUse: string } | undefined {
  const isDocumented = operation.responses.some(({ status }) => status === '409');
  const isBound = about !== undefined && /\/(?:exclusive)?(?:minimum|maximum)\/[a-z]+$/iu.test(id);
  if (response.status !== 409 || !isDocumented || !isBound) return undefined;
  return { inUse: `the value of ${about.name} conflicts with the state of the resource` };
}

/** Returns true for a status that can mean that a value is in use, or is not known to the server. */
const isRejection = (status: number): boolean => status === 400 || status === 404 || status === 409 || status === 422;
