import { randomUUID } from 'node:crypto';
import type { Case, Level } from '../2-plan/cases/case.ts';
import { planCases } from '../2-plan/cases/plan.ts';
import { createRequestLimiter } from './request-limiter.ts';
import { createSender } from './send.ts';
import { createFindOperation } from '../1-describe/find-operation.ts';
import { createRedact } from './redact.ts';
import type { ContractSubject } from '../1-describe/subject.ts';
import { selectCases, type CaseSelection } from '../2-plan/case-selection.ts';
import { createCleanUp, type Leftover } from './clean-up.ts';
import type { CheckResponse, RunContext } from './context.ts';
import { createDifferential } from './differential.ts';
import type { Fixtures } from '../2-plan/fixtures.ts';
import type { Target } from './target.ts';
import { createCredentialStore } from './credential-store.ts';
import { createTestResources } from '../2-plan/test-resources.ts';

/** The settings of a run: the server, the cases and the limits. */
export interface RunSettings {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  readonly target: Target;
  /** The mock to compare with; undefined for no comparison. */
  readonly against: Target | undefined;
  /** Titles or names of areas; all areas if empty. */
  readonly areas: readonly string[];
  /** Names of operations; all operations if empty. */
  readonly operations: readonly string[];
  /** Ids of cases; all cases if undefined. */
  readonly only?: readonly string[] | undefined;
  readonly level: Level;
  readonly readOnly: boolean;
  readonly seed: number;
  /** The maximum number of requests per second; undefined for no limit. */
  readonly rate: number | undefined;
  readonly maxRequests: number;
  /** The time limit of a response, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** A prepared run: its cases and the objects that they share. */
export interface OpenRun {
  readonly context: RunContext;
  readonly cases: readonly Case[];
  /** The selected operations, and the reasons why the others have no cases. */
  readonly selection: CaseSelection;
  /**
   * Deletes the resources that no case could delete, also after an interruption.
   *
   * @returns the resources that remain.
   */
  cleanUp(): Promise<Leftover[]>;
  close(): void;
}

/**
 * Plans a run. Sends no request.
 *
 * @param record receives each creation and deletion immediately.
 * @param checkResponse compares responses with the description.
 * @throws {CannotRunError} if an area or operation is not in the description, or if no case is left.
 */
export function openRun(
  settings: RunSettings,
  record: (event: 'made' | 'removed', leftover: Leftover) => void,
  checkResponse: CheckResponse,
): OpenRun {
  const { subject, fixtures, target, seed, signal, rate, timeout } = settings;
  const sender = createSender(new URL(target.origin), timeout);
  const readOnly = isReadOnly(settings);
  const differential =
    settings.against === undefined ? undefined : createDifferential(subject, settings.against, timeout);
  const limits = { rate, most: settings.maxRequests, signal };
  const limiter = createRequestLimiter(sender, { ...limits, readOnly });
  const resources = createTestResources(subject, fixtures);
  const identity = { id: randomUUID(), startedAt: Date.now() };
  const selection = selectCases(settings, planCases(subject, fixtures, resources));
  const cleanUp = createCleanUp(record);
  // An operation that issues credentials may be called at level `read`, but not with `--read-only`.
  const credentialStore = createCredentialStore(
    subject,
    fixtures,
    target,
    createRequestLimiter(sender, { ...limits, readOnly: settings.readOnly }),
  );
  const redact = createRedact(() => credentialStore.secrets());
  return {
    context: {
      subject,
      fixtures,
      resources,
      checkResponse,
      target,
      findOperation: createFindOperation(subject, target.prefix),
      limiter,
      seed,
      identity,
      differential,
      cleanUp,
      credentialStore,
      redact,
    },
    cases: selection.cases,
    selection,
    // After an interruption, only requests that delete resources are sent.
    cleanUp: () =>
      cleanUp.finish(
        signal.aborted ? createRequestLimiter(sender, { rate, most: 10_000, readOnly, signal: never }) : limiter,
      ),
    close() {
      sender.close();
      differential?.close();
    },
  };
}

/** Returns true if the run sends only safe methods, by option or by level. */
export const isReadOnly = ({ readOnly, level }: Pick<RunSettings, 'level' | 'readOnly'>): boolean =>
  readOnly || level === 'read';

const never = new AbortController().signal;
