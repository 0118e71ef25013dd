import type { JsonValue } from '@forgespec/description/json';
import type { ChangeId } from './catalogue.ts';

/**
 * The levels of a change, the strongest first. `breaking`: a caller or a server that was written for the base (the old description) can
 * fail with the revision (the new description). `warning`: the two descriptions do not show if such a program can fail. `compatible`: such
 * a program cannot fail. `documentation`: only the documentation differs, such as a `description`.
 */
export const changeLevels = ['breaking', 'warning', 'compatible', 'documentation'] as const;

/** A level of {@link changeLevels}. */
export type ChangeLevel = (typeof changeLevels)[number];

/** The affected contract: the HTTP API, the generated client, or the generated interfaces of handlers. */
export type ChangeSubject = 'api' | 'handlers' | 'sdk';

/** An operation of a description. */
export interface ChangedOperation {
  /** The HTTP method, in lower case. */
  readonly method: string;
  readonly path: string;
}

/** A position in a file of a description. */
export interface ChangeLocation {
  /** A path, a URL, or `REV:path` for a file of a git revision. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
}

/** A difference between two descriptions. The JSON report contains the same fields. */
export interface Change {
  readonly id: ChangeId;
  readonly level: ChangeLevel;
  readonly subject: ChangeSubject;
  /** Null if the change does not belong to exactly one operation. */
  readonly operation: ChangedOperation | null;
  /** True for a change inside a webhook or callback: the API sends the request, and reads the response. Otherwise undefined. */
  readonly isReversed?: true;
  /** The JSON Pointer of the changed part in the revision. If the part was removed, it is the JSON Pointer in the base. */
  readonly pointer: string;
  /** The effect for a caller or for a server, as one sentence. The sentence may contain text of the descriptions. */
  readonly message: string;
  /**
   * For a change of a schema, the difference of the two schemas, without the message that contains them and without the effect: "The longest
   * valid string is shorter (20 → 10)". All messages with this schema have the same difference.
   */
  readonly difference?: string;
  /** A value that proves that the change is breaking. Exactly one of the two descriptions accepts the value. */
  readonly witness?: JsonValue;
  /** The position of the changed part in the base. Null if the base does not have the part. */
  readonly base: ChangeLocation | null;
  /** The position of the changed part in the revision. Null if the revision does not have the part. */
  readonly revision: ChangeLocation | null;
}
