import type { Gate } from '../http/gate.ts';
import type { FindOperation } from '../passive/find-operation.ts';
import type { Redact } from '../report/redact.ts';
import type { Subject } from '../subject/subject.ts';
import type { CleanUp } from './clean-up.ts';
import type { Differential } from './differential.ts';
import type { Fixtures } from './fixtures.ts';
import type { RunIdentity } from './test-data.ts';
import type { Target } from './target.ts';
import type { Wallet } from './wallet.ts';
import type { World } from './world.ts';

/** What the cases of a run share. */
export interface RunContext {
  readonly subject: Subject;
  readonly fixtures: Fixtures;
  readonly world: World;
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
