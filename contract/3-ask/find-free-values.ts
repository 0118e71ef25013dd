import { isSuccess } from '@forgespec/templates/shared/statuses';
import { valueAt } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Arguments } from '../http/arguments.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import { withValueAt, type ScalarProperty } from '../1-describe/scalar-properties.ts';
import { knownValue } from '../2-plan/arguments-source.ts';
import { listedValues } from '../2-plan/unique-values.ts';
import { CaseSkippedError, NotImplementedError } from '../2-plan/session.ts';
import type { RunContext } from './context.ts';
import { createSession, type Rejection } from './create-session.ts';
import { TransportError } from './send.ts';

/** The maximum number of properties with which a search tries other values. */
const mostProperties = 12;
/** The maximum number of values that a search tries for a property with a list of values. */
const mostListed = 8;

/**
 * Finds out if a valid request was rejected because the server already has a resource with the same values. Sends the request with other
 * values of its properties, until one is accepted. The identities of the run then contain the properties that need values of their own.
 * Deletes the resources that the search creates.
 *
 * @returns true if a request with other values was accepted.
 */
export async function findFreeValues(context: RunContext, rejection: Rejection, searchId: string): Promise<boolean> {
  const { session, close } = createSession(context, searchId);
  const { operation, call, exchange } = rejection;
  const { identities } = context.resources;
  const { status, body } = exchange.response;
  const known = identities.pointers(operation);
  const name = (longest?: number): string => session.name(longest);

  const attempt = async (arguments_: Arguments): Promise<number> =>
    (await session.probe(operation, arguments_)).response.status;

  /** Removes the properties from a list without which a request is accepted too. Does not remove the last property. */
  const smallest = async (
    pointers: readonly string[],
    renewed: (pointers: readonly string[]) => Arguments,
  ): Promise<string[]> => {
    let kept = [...pointers];
    for (const pointer of pointers.slice(0, -1)) {
      const fewer = kept.filter((each) => each !== pointer);
      if (isSuccess(await attempt(renewed(fewer)))) kept = fewer;
    }
    return kept;
  };

  /**
   * Returns true if the status is about values in use: then the server also rejects a repeated request. The repeated request has new values
   * of the properties that are known to need them, so that only the changed properties can be in use.
   */
  const isAboutUse = async (accepted: Arguments, usual: readonly string[]): Promise<boolean> =>
    (await attempt(identities.renew(operation, accepted, usual, name))) === status;

  /** Returns true if the rejected request is accepted now: then the status was about a state of the server that has ended. */
  const isAcceptedNow = async (base: Arguments, usual: readonly string[]): Promise<boolean> =>
    isSuccess(await attempt(identities.renew(operation, base, usual, name)));

  const search = async (): Promise<boolean> => {
    const documented = withDocumentedMarker(context, rejection);
    const bases = [
      { base: call, isMarked: true },
      ...(documented === undefined ? [] : [{ base: documented, isMarked: false }]),
    ];
    if (documented !== undefined) {
      const got = await attempt(documented);
      if (isSuccess(got) || (got === 409 && status !== 409)) {
        identities.dropMarker(operation);
        return true;
      }
    }
    if (!identities.isConflict(operation, status) && !isDocumented(operation, status)) return false;
    const marker = identities.marker(operation);
    const repeated = [...identities.repeated(operation).values()];
    const properties = candidates(call, body, identities.properties(operation)).filter(
      ({ pointer }) => !known.includes(pointer) && !repeated.includes(pointer),
    );
    let changed: string[] = [];
    for (const { pointer, merged } of properties.slice(0, mostProperties)) {
      const pointers = [...changed, pointer];
      const times = Math.min(listedValues(merged)?.length ?? 1, mostListed);
      for (const { base, isMarked } of bases) {
        const usual = isMarked ? known : known.filter((each) => each !== marker);
        const renewed = (some: readonly string[]): Arguments =>
          identities.renew(operation, base, [...usual, ...some], name);
        for (let time = 0; time < times; time += 1) {
          const other = renewed(pointers);
          const got = await attempt(other);
          if (isSuccess(got)) {
            if (!(await isAboutUse(other, usual))) return await isAcceptedNow(base, usual);
            identities.add(operation, await smallest(pointers, renewed), status);
            if (!isMarked) identities.dropMarker(operation);
            return true;
          }
          // The new value is not the problem if the server still reports a conflict. Another property may conflict too.
          if (got === 409) changed = pointers;
        }
      }
    }
    return false;
  };

  try {
    return await search();
  } catch (error) {
    // A request without a response, or one that cannot be sent, shows nothing about the values. The case itself reports the problem.
    if (isExpected(error)) return false;
    throw error;
  } finally {
    await close();
  }
}

const isExpected = (error: unknown): boolean =>
  error instanceof CaseSkippedError ||
  error instanceof NotImplementedError ||
  error instanceof TransportError ||
  error instanceof TypeError;

/**
 * Returns the arguments with the documented value of the property that marks test data. Returns undefined if the body has no such property,
 * or if the rejection shows that the server accepts the form of the value.
 */
function withDocumentedMarker(
  { resources: { identities }, subject }: RunContext,
  { operation, call, exchange }: Rejection,
): Arguments | undefined {
  const marker = identities.marker(operation);
  const schema = operation.body?.contents[0]?.schema;
  if (marker === undefined || exchange.response.status === 409 || call.body === undefined || schema === undefined)
    return undefined;
  const documented = valueAt(knownValue(subject, schema), parsePointer(marker));
  if (documented === undefined) return undefined;
  return { ...call, body: { ...call.body, value: withValueAt(call.body.value, marker, documented) } };
}

const isDocumented = ({ responses }: TestedOperation, status: number): boolean =>
  responses.some((response) => response.status === String(status));

/**
 * Returns the properties of a body, in the order in which the search changes them: the properties whose name or value is in the response,
 * then texts, numbers and listed values; required properties first.
 */
function candidates({ body }: Arguments, response: string, properties: readonly ScalarProperty[]): ScalarProperty[] {
  if (body === undefined) return [];
  const text = response.toLowerCase();
  const orderOf = ({ pointer, names, merged, required }: ScalarProperty): number => {
    const value = valueAt(body.value, parsePointer(pointer));
    const isNamed = text.includes((names.at(-1) ?? '').toLowerCase());
    const isQuoted = typeof value === 'string' && value.length > 2 && text.includes(value.toLowerCase());
    const kind = listedValues(merged) !== undefined ? 2 : typeof value === 'string' ? 0 : 1;
    return (isNamed || isQuoted ? 0 : 10) + kind * 2 + (required ? 0 : 1);
  };
  return properties
    .filter(({ pointer }) => {
      const value = valueAt(body.value, parsePointer(pointer));
      return typeof value === 'string' || typeof value === 'number';
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}
