import type { Slot } from '../../http/arguments.ts';
import type { Session } from '../session.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Case, CaseKind, Level } from './case.ts';

/** A case before it knows its operation. */
export interface Draft {
  readonly kind: CaseKind;
  /** The part of the id after the operation. */
  readonly name: string;
  readonly pointer: string;
  /** Default: that of the operation. */
  readonly level?: Level;
  /** The place whose value is in question. */
  readonly about?: Slot | undefined;
  run(session: Session, operation: TestedOperation): Promise<void>;
}

const safe: ReadonlySet<string> = new Set(['get', 'head', 'options', 'trace']);

/** Whether an operation only reads. RFC 9110, section 9.2.1. */
export const isSafe = ({ method }: TestedOperation): boolean => safe.has(method);

export function caseOf(operation: TestedOperation, { kind, name, pointer, level, about, run }: Draft): Case {
  return {
    id: `${operation.name}/${name}`,
    kind,
    level: level ?? (isSafe(operation) ? 'read' : 'full'),
    operation,
    pointer,
    about,
    run: (session) => run(session, operation),
  };
}
