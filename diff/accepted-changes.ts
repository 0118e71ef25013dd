import { suggestion } from '@forgespec/description/diagnostics';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { hasDateFormat as isCalendarDay } from '@forgespec/templates/validators/formats/date';
import type { Change } from './change.ts';
import { changeIds, isChangeId } from './catalogue.ts';

/** An entry in the file of accepted changes (option `--accepted`). `forgespec diff` does not show the changes that match the entry. */
export interface AcceptedChange {
  readonly id: string;
  /** The method and the path: `GET /pets`. Undefined if the entry matches every operation. */
  readonly operation: string | undefined;
  /** The JSON Pointer of the changed part. Undefined if the entry matches every part. */
  readonly pointer: string | undefined;
  readonly reason: string;
  /** The last day on which the entry has an effect: `2027-01-31`. Undefined if the entry does not expire. */
  readonly expires: string | undefined;
}

/** The entries of a file of accepted changes, and the problems in the file. */
export interface AcceptedList {
  readonly accepted: readonly AcceptedChange[];
  readonly problems: readonly string[];
}

/**
 * Reads the content of a file of accepted changes. `value` must be a list of objects. Each object has `id` and `reason`, and optionally
 * `operation`, `pointer` and `expires`.
 */
export function readAccepted(value: JsonValue): AcceptedList {
  if (!Array.isArray(value)) return { accepted: [], problems: ['The file must contain a list of accepted changes.'] };
  const problems = value.flatMap((entry, index) => problemsOf(entry, `Entry ${index + 1}`));
  return { accepted: value.filter(isJsonObject).map(acceptedChange), problems };
}

/** @param words the text that names the entry at the beginning of a message: `Entry 1`. */
function problemsOf(entry: JsonValue, words: string): readonly string[] {
  if (!isJsonObject(entry)) return [`${words} is not an object with \`id\` and \`reason\`.`];
  const { id, reason, operation, pointer, expires, ...others } = entry;
  const found = [
    idProblem(id, words),
    typeof reason !== 'string' || reason.trim() === '' ? `${words} has no \`reason\`.` : undefined,
    isOptionalText(operation) ? undefined : `${words}: \`operation\` is not a string such as \`GET /pets\`.`,
    isOptionalText(pointer) ? undefined : `${words}: \`pointer\` is not a string such as \`#/paths/~1pets/get\`.`,
    isOptionalDay(expires) ? undefined : `${words}: \`expires\` is not a date such as 2027-01-31.`,
    ...Object.keys(others).map((key) => `${words} has the unknown key \`${key}\`.`),
  ];
  return found.filter((problem) => problem !== undefined);
}

function idProblem(id: JsonValue | undefined, words: string): string | undefined {
  if (typeof id !== 'string') return `${words} has no \`id\`.`;
  return isChangeId(id) ? undefined : `${words} has the unknown id \`${id}\`.${proposal(id)}`;
}

const isOptionalText = (value: JsonValue | undefined): boolean => value === undefined || typeof value === 'string';

const isOptionalDay = (value: JsonValue | undefined): boolean =>
  value === undefined || (typeof value === 'string' && isCalendarDay(value));

function acceptedChange({ id, reason, operation, pointer, expires }: JsonObject): AcceptedChange {
  const text = (field: JsonValue | undefined): string | undefined => (typeof field === 'string' ? field : undefined);
  return {
    id: String(id),
    reason: String(reason),
    operation: text(operation),
    pointer: text(pointer),
    expires: text(expires),
  };
}

function proposal(id: string): string {
  const near = suggestion(id, changeIds());
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** A list of changes without the accepted changes. */
export interface AppliedAcceptance {
  readonly changes: readonly Change[];
  /** The number of changes that were removed because they match an entry. */
  readonly omitted: number;
  /** The entries whose `expires` is before today. */
  readonly expired: readonly AcceptedChange[];
  /** The entries that match no change. */
  readonly unused: readonly AcceptedChange[];
}

/** Removes the accepted changes from a list of changes. Expired entries have no effect. */
export function withoutAccepted(
  changes: readonly Change[],
  accepted: readonly AcceptedChange[],
  now: Date,
): AppliedAcceptance {
  const today = now.toISOString().slice(0, 10);
  const isExpired = ({ expires }: AcceptedChange): boolean => expires !== undefined && expires < today;
  const valid = accepted.filter((entry) => !isExpired(entry));
  const kept = changes.filter((change) => !valid.some((entry) => isAccepted(change, entry)));
  return {
    changes: kept,
    omitted: changes.length - kept.length,
    expired: accepted.filter(isExpired),
    unused: valid.filter((entry) => !changes.some((change) => isAccepted(change, entry))),
  };
}

function isAccepted({ id, operation, pointer }: Change, entry: AcceptedChange): boolean {
  const name = operation === null ? undefined : `${operation.method.toUpperCase()} ${operation.path}`;
  return (
    id === entry.id &&
    (entry.operation === undefined || entry.operation.toUpperCase() === name?.toUpperCase()) &&
    (entry.pointer === undefined || entry.pointer.replace(/^#/u, '') === pointer.replace(/^#/u, ''))
  );
}
