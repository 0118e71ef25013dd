import type { Gate } from './gate.ts';
import type { FindOperation } from '../1-describe/find-operation.ts';
import type { Redact } from './redact.ts';
import type { Subject, TestedOperation } from '../1-describe/subject.ts';
import type { Exchange } from '../http/wire-request.ts';
import type { Finding } from '../2-plan/finding.ts';
import type { CleanUp } from './clean-up.ts';
import type { Differential } from './differential.ts';
import type { Fixtures } from '../2-plan/fixtures.ts';
import type { RunIdentity } from '../2-plan/test-data.ts';
import type { Target } from './target.ts';
import type { Wallet } from './wallet.ts';
import type { World } from '../2-plan/world.ts';

/**
 * Compares an exchange with the description.
 *
 * @param tolerated statuses that are accepted although the operation does not describe them.
 */
export type Judge = (
  subject: Subject,
  operation: TestedOperation,
  exchange: Exchange,
  tolerated?: readonly number[],
) => Finding[];

/** What the cases of a run share. */
export interface RunContext {
  readonly subject: Subject;
  readonly fixtures: Fixtures;
  readonly world: World;
  readonly judge: Judge;
  readonly target: Target;
  readonly findOperation: FindOperation;
  readonly gate: Gate;
  readonly seed: number;
  readonly identity: RunIdentity;
  readonly cleanUp: CleanUp;
  readonly wallet: Wallet;
  /** Takes credentials out of what a server said, before anyone keeps it. */
  readonly redact: Redact;
  /** The second opinion; undefined when nobody asked for one. */
  readonly differential: Differential | undefined;
}
