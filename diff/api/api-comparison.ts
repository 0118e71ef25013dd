import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import type { ApiChangeId } from './catalogue.ts';
import type { ChangedOperation, ChangeLevel } from '../change.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import type { AreSame } from '../description/same-texts.ts';
import type { NodeKey } from '../schema/compare/finding.ts';
import type { ComparedMessage, SchemaRoot } from './compare-message-schema.ts';

/** A change, with the nodes of the descriptions in place of their source locations. */
export interface FoundChange {
  readonly id: ApiChangeId;
  readonly level: ChangeLevel;
  readonly message: string;
  readonly base?: NodeKey | undefined;
  readonly revision?: NodeKey | undefined;
}

/** The comparison of two descriptions. */
export interface ApiComparison {
  readonly old: DescriptionSide;
  readonly new: DescriptionSide;
  readonly areSame: AreSame;
  /** The moment with which dates such as `x-sunset` are compared. */
  readonly now: Date;
  /** Adds a change of an operation; of the whole API if the operation is null. */
  report(operation: ChangedOperation | null, change: FoundChange): void;
  /** Compares the schemas of a message, and adds the changes. */
  compareSchemas(operation: ChangedOperation, message: ComparedMessage, old: SchemaRoot, revised: SchemaRoot): void;
}

/** An operation of both descriptions. */
export interface OperationPair {
  readonly operation: ChangedOperation;
  /** True for webhooks and callbacks: the API sends the request, and reads the response. */
  readonly isReversed: boolean;
  readonly old: JsonObject;
  readonly new: JsonObject;
}

/** Returns a text that a message can contain between quotes. */
export const shown = (value: JsonValue | undefined): string => String(value).slice(0, 120);
