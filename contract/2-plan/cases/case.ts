import type { Slot } from '../../http/arguments.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Session } from '../session.ts';

export type CaseKind =
  | 'authentication'
  | 'boundary'
  | 'chain'
  | 'filter'
  | 'hostile'
  | 'http'
  | 'list'
  | 'negative'
  | 'pagination'
  | 'positive'
  | 'status'
  | 'wire'
  | 'write';

/**
 * The changes that a case may make on a server.
 * - `read`: no changes.
 * - `write`: changes of resources that the run itself created.
 * - `full`: also changes of other resources. The case may create resources that cannot be deleted.
 */
export type Level = 'full' | 'read' | 'write';

export const levels: readonly Level[] = ['read', 'write', 'full'];

/** One test of a server. */
export interface Case {
  /**
   * The id: the name of the operation, the tested part, the rule and the variant, such as `listPets/query/limit/maximum/above`. It is the
   * same in every run.
   */
  readonly id: string;
  readonly kind: CaseKind;
  readonly level: Level;
  readonly operation: TestedOperation;
  /** JSON Pointer to the tested rule in the document. */
  readonly pointer: string;
  /** The parameter or body property whose value is tested. Undefined if the case tests the whole request. */
  readonly about?: Slot | undefined;
  /**
   * Sends the requests of the case, and reports failures to the session. If a method of the session throws an error, this function throws
   * the same error.
   */
  run(session: Session): Promise<void>;
}
