import { isSuccess } from '@forgespec/templates/shared/statuses';
import { valueAt } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Arguments } from '../http/arguments.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import { withValueAt, type ScalarProperty } from '../1-describe/scalar-properties.ts';
import { knownValue } from '../2-plan/arguments-source.ts';
import { listedValues } from '../2-plan/unique-values.ts';
import type { Identities } from '../2-plan/identities.ts';
import { CaseSkippedError, NotImplementedError, type Session } from '../2-plan/session.ts';
import type { RunContext } from './context.ts';
import type { Rejection } from './case-exchange.ts';
import { createSession } from './create-session.ts';
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
  try {
    return await new FreeValueSearch(context, await withExistingPath(context, rejection, session), session).run();
  } catch (error) {
    // A request without a response, or one that cannot be sent, shows nothing about the values. The case itself reports the problem.
    if (isExpected(error)) return false;
    throw error;
  } finally {
    await close();
  }
}

/** Returns a rejection with the path of a new resource, because the run has deleted the resource of the rejected request. */
async function withExistingPath({ resources }: RunContext, rejection: Rejection, session: Session): Promise<Rejection> {
  const { operation, args } = rejection;
  if (resources.creatorOf(operation) === undefined) return rejection;
  return { ...rejection, args: { ...args, path: (await session.prepare(operation)).path } };
}

/** The arguments of the rejected request, in one of the two forms with which the search repeats it. */
interface Base {
  readonly args: Arguments;
  /** True if the property that marks test data gets a new value in each request. False if it has its documented value. */
  readonly isMarked: boolean;
  /** The properties that are known to need new values. */
  readonly known: readonly string[];
}

class FreeValueSearch {
  private readonly context: RunContext;
  private readonly rejection: Rejection;
  private readonly session: Session;
  private readonly identities: Identities;
  private readonly status: number;

  constructor(context: RunContext, rejection: Rejection, session: Session) {
    this.context = context;
    this.rejection = rejection;
    this.session = session;
    this.identities = context.resources.identities;
    this.status = rejection.exchange.response.status;
  }

  async run(): Promise<boolean> {
    const { identities, status, rejection } = this;
    const { operation } = rejection;
    const documented = withDocumentedMarker(this.context, rejection);
    if (documented !== undefined && (await this.acceptsForm(documented))) {
      identities.dropMarker(operation);
      return true;
    }
    if (!identities.isConflict(operation, status) && !isDocumented(operation, status)) return false;
    return this.changeProperties(this.bases(documented));
  }

  private bases(documented: Arguments | undefined): Base[] {
    const { operation, args } = this.rejection;
    const known = this.identities.pointers(operation);
    if (documented === undefined) return [{ args, isMarked: true, known }];
    const marker = this.identities.marker(operation);
    const unmarked = known.filter((pointer) => pointer !== marker);
    return [
      { args, isMarked: true, known },
      { args: documented, isMarked: false, known: unmarked },
    ];
  }

  /** Changes more and more properties until a request is accepted. */
  private async changeProperties(bases: readonly Base[]): Promise<boolean> {
    let changed: readonly string[] = [];
    for (const property of this.propertiesToChange()) {
      const pointers = [...changed, property.pointer];
      for (const base of bases) {
        const attempt = await this.tryValues(base, pointers, property);
        if (typeof attempt === 'boolean') return attempt;
        // The new value is not the problem if the server still reports a conflict. Another property may conflict too.
        if (attempt === 'conflict') changed = pointers;
      }
    }
    return false;
  }

  private propertiesToChange(): ScalarProperty[] {
    const { operation, args, exchange } = this.rejection;
    const { identities } = this;
    const excluded = [...identities.pointers(operation), ...identities.repeated(operation).values()];
    return candidates(args, exchange.response.body, identities.properties(operation))
      .filter(({ pointer }) => !excluded.includes(pointer))
      .slice(0, mostProperties);
  }

  /**
   * Sends requests with new values of some properties. If the last of these properties has a list of values, tries several of them.
   *
   * @returns true or false if a request was accepted: the result of the search. Otherwise, `conflict` if the server reported one.
   */
  private async tryValues(
    base: Base,
    pointers: readonly string[],
    { merged }: ScalarProperty,
  ): Promise<boolean | 'conflict' | 'rejected'> {
    const times = Math.min(listedValues(merged)?.length ?? 1, mostListed);
    let hasConflict = false;
    for (let time = 0; time < times; time += 1) {
      const other = this.renewed(base, pointers);
      const status = await this.send(other);
      if (isSuccess(status)) return this.confirm(base, pointers, other);
      hasConflict ||= status === 409;
    }
    return hasConflict ? 'conflict' : 'rejected';
  }

  /** Finds out which of the changed properties need new values, after a request was accepted. Returns the result of the search. */
  private async confirm(base: Base, pointers: readonly string[], accepted: Arguments): Promise<boolean> {
    const { identities, status, rejection } = this;
    const { operation } = rejection;
    // The status is about values in use if the server also rejects a repeated request. The repeated request has new values of the
    // properties that are known to need them, so that only the changed properties can be in use.
    const isAboutUse = (await this.send(this.renewed({ ...base, args: accepted }, []))) === status;
    // Otherwise, the status may have been about a state of the server that has ended. The rejected request is then accepted now.
    if (!isAboutUse) return isSuccess(await this.send(this.renewed(base, [])));
    identities.add(operation, await this.smallest(base, pointers), status);
    if (!base.isMarked) identities.dropMarker(operation);
    return true;
  }

  /** Removes the properties from a list without which a request is accepted too. Does not remove the last property. */
  private async smallest(base: Base, pointers: readonly string[]): Promise<string[]> {
    let kept = [...pointers];
    for (const pointer of pointers.slice(0, -1)) {
      const fewer = kept.filter((each) => each !== pointer);
      if (isSuccess(await this.send(this.renewed(base, fewer)))) kept = fewer;
    }
    return kept;
  }

  /** Returns true if the server accepts the documented value of the property that marks test data, or only reports that it is in use. */
  private async acceptsForm(documented: Arguments): Promise<boolean> {
    const status = await this.send(documented);
    return isSuccess(status) || (status === 409 && this.status !== 409);
  }

  /** Returns arguments with new values of the known properties of a base, and of further properties. */
  private renewed({ args, known }: Base, pointers: readonly string[]): Arguments {
    const { identities, rejection, session } = this;
    return identities.renew(rejection.operation, args, [...known, ...pointers], (longest) => session.name(longest));
  }

  private async send(args: Arguments): Promise<number> {
    return (await this.session.probe(this.rejection.operation, args)).response.status;
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
  { operation, args, exchange }: Rejection,
): Arguments | undefined {
  const marker = identities.marker(operation);
  const schema = operation.body?.contents[0]?.schema;
  if (marker === undefined || exchange.response.status === 409 || args.body === undefined || schema === undefined)
    return undefined;
  const documented = valueAt(knownValue(subject, schema), parsePointer(marker));
  if (documented === undefined) return undefined;
  return { ...args, body: { ...args.body, value: withValueAt(args.body.value, marker, documented) } };
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
