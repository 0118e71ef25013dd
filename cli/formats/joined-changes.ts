import type { Change, ChangeLocation } from '@forgespec/diff/change';

/**
 * The changes that are shown to people. `effects` contains the changes that are not in `changes`. Each key is a change of the API. Its
 * value is the ids of the changes of generated code that this change causes.
 */
export interface JoinedChanges {
  readonly changes: readonly Change[];
  readonly effects: ReadonlyMap<Change, readonly string[]>;
}

/**
 * Removes the compatible changes of generated code that result from a compatible change of the API. The change of the API already contains
 * all information for the reader. So only the id of the removed change is stored, in `effects`. All other changes stay.
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
 * Returns true if a change of generated code and a change of the API have the same JSON Pointer or the same source location. Also returns
 * true if the change of generated code points to a larger part of the description, such as a whole operation, and the change of the API is
 * inside this part.
 */
const isSamePart = (a: Change, b: Change): boolean =>
  a.pointer === b.pointer ||
  b.pointer.startsWith(`${a.pointer}/`) ||
  isSameLocation(a.revision, b.revision) ||
  isSameLocation(a.base, b.base);

const isSameLocation = (a: ChangeLocation | null, b: ChangeLocation | null): boolean =>
  a !== null && b !== null && a.file === b.file && a.line === b.line && a.column === b.column;
