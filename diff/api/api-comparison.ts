import type { JsonObject, JsonValue } from '@forgespec/description/json';
import type { ApiChangeId } from './catalogue.ts';
import type { ChangedOperation, ChangeLevel } from '../change.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import type { AreSame } from '../description/same-texts.ts';
import type { NodeKey } from '../schema/compare/finding.ts';
import type { MessageDirection } from '../schema/normal/conjunction.ts';
import type { Notation } from '../schema/subset/subset.ts';
import type { ServerPaths } from './server-paths.ts';

/** A value of the base, and the corresponding value of the revision. */
export interface BothSides<Value> {
  readonly old: Value;
  readonly new: Value;
}

/** A part of a message that has a schema: a body, a header or a parameter. */
export interface ComparedMessage {
  readonly direction: MessageDirection;
  /** True if the API sends the message, and false if it reads the message. */
  readonly isSent: boolean;
  readonly part: 'body' | 'header' | 'parameter';
  readonly notation: Notation;
  /** The text that names the part in messages, such as "the query parameter `page`". */
  readonly words: string;
  /** True for a parameter or header that is optional in the base. */
  readonly isOptional: boolean;
}

/** The schema of a part of a message. If the schema is undefined, every value is valid. */
export type SchemaRoot = JsonValue | undefined;

/**
 * A change that contains nodes of the descriptions (`base` and `revision`). The source locations of these nodes are
 * found later.
 */
export interface FoundChange {
  readonly id: ApiChangeId;
  readonly level: ChangeLevel;
  readonly message: string;
  /** For a change of a schema, the difference without the message that contains the schema. */
  readonly difference?: string | undefined;
  /** True for a change of a webhook or callback. The API sends its requests, and reads the responses. */
  readonly isReversed?: boolean | undefined;
  readonly base?: NodeKey | undefined;
  readonly revision?: NodeKey | undefined;
}

/** The comparison of two descriptions. `old` is the base, and `new` is the revision. */
export interface ApiComparison {
  readonly old: DescriptionSide;
  readonly new: DescriptionSide;
  readonly areSame: AreSame;
  /** The moment with which dates such as `x-sunset` are compared. */
  readonly now: Date;
  /** Reports a change of an operation. If the operation is null, the change belongs to the whole API. */
  report(operation: ChangedOperation | null, change: FoundChange): void;
  /** Compares the schemas of a message, and reports the changes. */
  compareSchemas(operation: ChangedOperation, message: ComparedMessage, old: SchemaRoot, revised: SchemaRoot): void;
}

/** An operation as it is in the base, and as it is in the revision. */
export interface OperationPair {
  readonly operation: ChangedOperation;
  /** True for webhooks and callbacks. In these operations, the API sends the request, and reads the response. */
  readonly isReversed: boolean;
  readonly old: JsonObject;
  readonly new: JsonObject;
  /** The paths of the server URLs, such as `/v2`. Undefined if no prefix has moved between the server URLs and `paths`. */
  readonly serverPaths?: ServerPaths | undefined;
}

/** Returns the same key of two nodes, as the parts of a change. */
export const bothAt = ({ old, new: revised }: BothSides<JsonObject>, key?: string) => ({
  base: { node: old, key },
  revision: { node: revised, key },
});

/** Returns true if the value of a key differs. */
export const isOther = (
  key: string,
  { old, new: revised }: BothSides<JsonObject>,
  comparison: Pick<ApiComparison, 'new' | 'old'>,
): boolean => comparison.old.textOf(old[key]) !== comparison.new.textOf(revised[key]);

/** Returns all keys of two nodes. */
export const keysOfBoth = ({ old, new: revised }: BothSides<JsonObject>): readonly string[] => [
  ...new Set([...Object.keys(old), ...Object.keys(revised)]),
];

/** The functions that compare the members of two maps. */
interface MemberComparison<Member> {
  both(old: Member, revised: Member, key: string): void;
  removed(old: Member, key: string): void;
  added(revised: Member, key: string): void;
}

/** Compares the members of two maps: first those of the base, then those that only the revision has. */
export function compareMembers<Member>(
  { old, new: revised }: BothSides<ReadonlyMap<string, Member>>,
  compare: MemberComparison<Member>,
): void {
  for (const [key, member] of old) {
    const other = revised.get(key);
    if (other === undefined) compare.removed(member, key);
    else compare.both(member, other, key);
  }
  for (const [key, member] of revised) if (!old.has(key)) compare.added(member, key);
}

/** Returns a value as text for a message. The text has at most 120 characters. */
export const shown = (value: JsonValue | undefined): string => String(value).slice(0, 120);
