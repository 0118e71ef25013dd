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

/** What to ask which server, and how gently. */
export interface RunSettings {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  readonly target: Target;
  /** A mock whose answers are compared; undefined for no comparison. */
  readonly against: Target | undefined;
  /** Titles or names of areas; all of them when empty. */
  readonly areas: readonly string[];
  /** Names of operations; all of them when empty. */
  readonly operations: readonly string[];
  /** Ids of cases; all of them when undefined. */
  readonly only?: readonly string[] | undefined;
  readonly level: Level;
  readonly readOnly: boolean;
  readonly seed: number;
  /** Requests a second; no limit when undefined. */
  readonly rate: number | undefined;
  readonly maxRequests: number;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** A run that is ready: its cases, and what they share. */
export interface OpenRun {
  readonly context: RunContext;
  readonly cases: readonly Case[];
  /** The operations that the user asked for, and why the others have no cases. */
  readonly selection: CaseSelection;
  /** Removes what no case could remove, also after an interruption. @returns what is still there. */
  cleanUp(): Promise<Leftover[]>;
  close(): void;
}

/**
 * Plans a run, and asks the server nothing yet.
 *
 * @param record told of everything that is made and removed, as soon as it is.
 * @param judge compares responses with the description.
 * @throws {CannotRun} for an area or an operation that the description does not have, and if no case is left.
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
  // To log in is not to write, where the fixtures say so.
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
    // An interrupted run sends nothing more; but for what it has to put in order.
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

/** Whether the run sends safe methods only: by option, or because the level says so. */
export const isReadOnly = ({ readOnly, level }: Pick<RunSettings, 'level' | 'readOnly'>): boolean =>
  readOnly || level === 'read';

const never = new AbortController().signal;
