import type { Slot } from '../../http/arguments.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Session } from '../session.ts';

export type CaseKind =
  | 'authentication'
  | 'boundary'
  | 'chain'
  | 'http'
  | 'negative'
  | 'pagination'
  | 'positive'
  | 'status'
  | 'wire';

/**
 * What a case may do to a server: `read` nothing; `write` changes what the run itself has made; `full` changes what was there before,
 * or makes what cannot be removed.
 */
export type Level = 'full' | 'read' | 'write';

export const levels: readonly Level[] = ['read', 'write', 'full'];

/** One question to a server. */
export interface Case {
  /** `operationId/part/rule/variant`: the same in every run. */
  readonly id: string;
  readonly kind: CaseKind;
  readonly level: Level;
  readonly operation: TestedOperation;
  /** JSON Pointer to the rule that is in question. */
  readonly pointer: string;
  /** The place whose value is in question; undefined where it is the call as a whole. */
  readonly about?: Slot | undefined;
  /** Asks it. What is found goes to the session; see there for what it may throw. */
  run(session: Session): Promise<void>;
}
