import type { Slot } from '../../http/arguments.ts';
import type { Session } from '../session.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Case, CaseKind, Level } from './case.ts';

/** A case without its operation. */
export interface CaseDraft {
  readonly kind: CaseKind;
  /** The id of the case without the name of the operation at its beginning. */
  readonly name: string;
  readonly pointer: string;
  /** The changes that the case may make. Default: `read` for a safe operation, otherwise `full`. */
  readonly level?: Level;
  /** The parameter or property whose value is tested. */
  readonly about?: Slot | undefined;
  run(session: Session, operation: TestedOperation): Promise<void>;
}

const safe: ReadonlySet<string> = new Set(['get', 'head', 'options', 'trace']);

/** Returns true if the method of an operation is safe (RFC 9110, section 9.2.1), so the operation only reads. */
export const isSafe = ({ method }: TestedOperation): boolean => safe.has(method);

/** Returns the case that a draft describes, for a given operation. */
export function createCase(operation: TestedOperation, { kind, name, pointer, level, about, run }: CaseDraft): Case {
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
