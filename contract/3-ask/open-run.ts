import { randomUUID } from 'node:crypto';
import type { JsonValue } from '@forgespec/description/json';
import type { Case, Level } from '../2-plan/cases/case.ts';
import { planCases } from '../2-plan/cases/plan.ts';
import { createRequestLimiter, readOnlyLimiter, type RequestLimiter } from './request-limiter.ts';
import { createSender } from './send.ts';
import { createFindOperation } from '../1-describe/find-operation.ts';
import { createRedact } from './redact.ts';
import type { ContractSubject } from '../1-describe/subject.ts';
import { selectCases, type CaseSelection } from '../2-plan/case-selection.ts';
import { createCleanUp, type Leftover } from './clean-up.ts';
import type { CheckResponse, RunContext } from './context.ts';
import { createDifferential } from './differential.ts';
import { runHook } from './hook.ts';
import type { Fixtures } from '../2-plan/fixtures.ts';
import { createSettling } from './settling.ts';
import type { Target } from './target.ts';
import { createUnansweredRequests } from './unanswered-requests.ts';
import { createCredentialStore } from './credential-store.ts';
import { createTestResources } from '../2-plan/test-resources.ts';

/** The settings of a run. */
export interface RunSettings {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  readonly target: Target;
  /** The mock with which the server is compared. Undefined for no comparison. */
  readonly against: Target | undefined;
  /** The titles or names of the tested areas. Empty for all areas. */
  readonly areas: readonly string[];
  /** The names of the tested operations. Empty for all operations. */
  readonly operations: readonly string[];
  /** The ids of the tested cases. Undefined for all cases. */
  readonly only?: readonly string[] | undefined;
  readonly level: Level;
  readonly readOnly: boolean;
  readonly seed: number;
  /** The maximum number of requests per second. Undefined for no limit. */
  readonly rate: number | undefined;
  readonly maxRequests: number;
  /**
   * The time after which the effect of every write is visible, in milliseconds. Undefined if only writes with the status 202 have a later effect.
   */
  readonly settle?: number | undefined;
  /** True to send hostile input after the other cases. */
  readonly hostile: boolean;
  /** The maximum time from the request to the end of its response, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** A prepared run: its cases and the objects that they share. */
export interface OpenRun {
  readonly context: RunContext;
  readonly cases: readonly Case[];
  /**
   * The selected cases. For an operation without selected cases, `excludingOption` returns the command-line option that
   * excludes its cases, such as `--area`.
   */
  readonly selection: CaseSelection;
  /**
   * Deletes the created resources that still exist. Works also after an interruption of the run.
   *
   * @returns the resources that could not be deleted.
   */
  cleanUp(): Promise<Leftover[]>;
  /**
   * Runs the hook `setUp` of the fixtures, and adds the facts that it returns to the fixtures of the run.
   *
   * @throws {CannotRunError} if the hook fails.
   */
  setUp(): Promise<void>;
  /** Ends the connections, and runs the hook `tearDown` of the fixtures if `setUp` was successful. */
  close(): Promise<void>;
}

/**
 * Plans a run. Sends no request.
 *
 * @param record receives an event immediately after a resource is created or deleted.
 * @param checkResponse compares a response with the description.
 * @throws {CannotRunError} if an area or operation is not in the description, or if the settings exclude all cases.
 */
export function openRun(
  settings: RunSettings,
  record: (event: 'made' | 'removed', leftover: Leftover) => void,
  checkResponse: CheckResponse,
): OpenRun {
  const { subject, target, seed, signal, rate, timeout } = settings;
  const parameters: Record<string, JsonValue> = { ...settings.fixtures.parameters };
  const credentials = { ...settings.fixtures.credentials };
  const fixtures = { ...settings.fixtures, parameters, credentials };
  const hookRun = { target: target.address };
  let isSetUp = false;
  const sender = createSender(new URL(target.origin), timeout);
  const differential =
    settings.against === undefined ? undefined : createDifferential(subject, settings.against, timeout);
  const limiter = createRequestLimiter(sender, { rate, most: settings.maxRequests, signal });
  const caseLimiter = isReadOnly(settings) ? readOnlyLimiter(limiter) : limiter;
  const resources = createTestResources(subject, fixtures);
  const identity = { id: randomUUID(), startedAt: Date.now() };
  const selection = selectCases(settings, (isSelected) =>
    planCases(subject, fixtures, resources, isSelected, settings.hostile),
  );
  const settling = createSettling(settings.settle);
  const cleanUp = createCleanUp(record, settling.longest);
  // At the level `read`, a request that prepares the run, such as one for a credential, may use any method. With `--read-only`, it may use only
  // safe methods.
  const unlessReadOnly = (any: RequestLimiter): RequestLimiter => (settings.readOnly ? readOnlyLimiter(any) : any);
  const preparingLimiter = unlessReadOnly(limiter);
  const credentialStore = createCredentialStore(subject, fixtures, target, preparingLimiter);
  const redact = createRedact(() => credentialStore.secrets());
  return {
    context: {
      subject,
      fixtures,
      resources,
      searches: new Map(),
      checkResponse,
      target,
      findOperation: createFindOperation(subject, target.baseOf),
      limiter: caseLimiter,
      preparingLimiter,
      setParameter: (key, value) => void (parameters[key] = value),
      settling,
      unanswered: createUnansweredRequests(),
      signal,
      seed,
      identity,
      differential,
      cleanUp,
      credentialStore,
      redact,
    },
    cases: selection.cases,
    selection,
    // After an interruption, the limiter sends no more requests. A new limiter then sends the requests that delete
    // resources.
    cleanUp: () =>
      cleanUp.finish(
        signal.aborted
          ? unlessReadOnly(createRequestLimiter(sender, { rate, most: 10_000, signal: never }))
          : preparingLimiter,
      ),
    async setUp() {
      const facts = await runHook(fixtures.setUp, 'setUp', hookRun);
      Object.assign(parameters, facts.parameters);
      Object.assign(credentials, facts.credentials);
      isSetUp = true;
    },
    async close() {
      sender.close();
      differential?.close();
      if (isSetUp) await runHook(fixtures.tearDown, 'tearDown', hookRun);
    },
  };
}

/** Returns true if the cases of a run may use only safe methods, because of `--read-only` or the level `read`. */
export const isReadOnly = ({ readOnly, level }: Pick<RunSettings, 'level' | 'readOnly'>): boolean =>
  readOnly || level === 'read';

const never = new AbortController().signal;
