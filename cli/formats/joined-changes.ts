import type { Change, ChangePlace } from '@forgespec/diff/change';

/**
 * The changes to show to people. For each change, `effects` contains the ids of the changes of generated code that were joined with this
 * change.
 */
export interface JoinedChanges {
  readonly changes: readonly Change[];
  readonly effects: ReadonlyMap<Change, readonly string[]>;
}

/**
 * Removes each compatible change of generated code that is about the same part as a compatible change of the API. Such a change contains no
 * further information, so only its id is added to the change of the API. All other changes stay.
 */
export function joinChanges(changes: readonly Change[]): JoinedChanges {
  const ofApi = Map.groupBy(
    changes.filter(({ subject, level }) => subject === 'api' && level === 'compatible'),
    operationText,
  );
  const effects = new Map<Change, string[]>();
  const kept = changes.filter((change) => {
    if (change.subject === 'api' || change.level !== 'compatible') return true;
    const cause = ofApi.get(operationText(change))?.find((other) => isSamePart(change, other));
    if (cause === undefined) return true;
    effects.set(cause, [...(effects.get(cause) ?? []), change.id]);
    return false;
  });
  return { changes: kept, effects };
}

const operationText = ({ operation }: Change): string =>
  operation === null ? '' : `${operation.method} ${operation.path}`;

/**
 * Returns true if a change of generated code is about the same part as a change of the API, or about the operation that contains this part.
 */
const isSamePart = (a: Change, b: Change): boolean =>
  a.pointer === b.pointer ||
  b.pointer.startsWith(`${a.pointer}/`) ||
  isSamePlace(a.revision, b.revision) ||
  isSamePlace(a.base, b.base);

const isSamePlace = (a: ChangePlace | null, b: ChangePlace | null): boolean =>
  a !== null && b !== null && a.file === b.file && a.line === b.line && a.column === b.column;
