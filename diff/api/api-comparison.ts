import type { JsonObject, JsonValue } from '@forgespec/description/json';
import type { ApiChangeId } from './catalogue.ts';
import type { ChangedOperation, ChangeLevel } from '../change.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import type { AreSame } from '../description/same-texts.ts';
import type { NodeKey } from '../schema/compare/finding.ts';
import type { ComparedMessage, SchemaRoot } from './compare-message-schema.ts';
import type { ServerPaths } from './server-paths.ts';

/**
 * A change that contains nodes of the descriptions (`base` and `revision`). The source locations of these nodes are
 * found later.
 */
export interface FoundChange {
  readonly id: ApiChangeId;
  readonly level: ChangeLevel;
  readonly message: string;
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

/** Returns a value as text for a message. The text has at most 120 characters. */
export const shown = (value: JsonValue | undefined): string => String(value).slice(0, 120);
