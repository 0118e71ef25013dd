import type { Description } from '@forgespec/description/load';
import { type ApiComparison, type FoundChange } from './api/api-comparison.ts';
import { compareDescription } from './api/compare-description.ts';
import { createMessageComparison, type MessageFinding } from './api/compare-message-schema.ts';
import { type Change, changeLevels, type ChangedOperation } from './change.ts';
import { openSide } from './description/open-side.ts';
import { createTextComparison } from './description/same-texts.ts';
import type { NodeKey } from './schema/compare/finding.ts';
import { findWitnesses } from './witness/find-witnesses.ts';

/** The options of a comparison. */
export interface CompareOptions {
  /** If false, the comparison does not search for values that prove that a change is breaking. Default: true. */
  readonly witnesses?: boolean;
  /** The moment with which dates such as `x-sunset` are compared. Default: now. */
  readonly now?: Date;
  /**
   * Two functions, one for each description. Each function takes the path of a file, and returns the name that the
   * changes contain in place of the path. Default: the path relative to the current folder.
   */
  readonly nameOf?: { readonly base?: (path: string) => string; readonly revision?: (path: string) => string };
}

const hasKey = (spot: NodeKey | undefined): boolean => spot?.key !== undefined && Object.hasOwn(spot.node, spot.key);

/** Returns the node and the key. If the node does not have the key, returns only the node. */
const existing = (spot: NodeKey): NodeKey => (hasKey(spot) ? spot : { node: spot.node });

/** Compares two descriptions. Returns the changes of the HTTP API. The breaking changes come first. */
export function compareDescriptions(base: Description, revision: Description, options: CompareOptions = {}): Change[] {
  const [old, revised] = [openSide(base, options.nameOf?.base), openSide(revision, options.nameOf?.revision)];
  const areSame = createTextComparison(old, revised);
  const changes = new Map<string, Change>();
  const findings: MessageFinding[] = [];
  const keyOf = (operation: ChangedOperation | null, { id, message, base: from, revision: to }: FoundChange): string =>
    JSON.stringify([id, operation, message, from && old.pointerOf(from), to && revised.pointerOf(to)]);
  const report = (operation: ChangedOperation | null, change: FoundChange): void => {
    const { id, level, message, isReversed = false, ...spots } = change;
    const key = keyOf(operation, change);
    if (changes.has(key)) return;
    // If the revision does not have the part or the keyword any more, the pointer of the change points into the base.
    const isGone = spots.revision === undefined || (hasKey(spots.base) && !hasKey(spots.revision));
    const spot = isGone ? spots.base : spots.revision;
    const pointer = spot === undefined ? '#' : (isGone ? old : revised).pointerOf(existing(spot));
    const places = { base: old.placeOf(spots.base), revision: revised.placeOf(spots.revision) };
    changes.set(key, {
      id,
      level,
      subject: 'api',
      operation,
      ...(isReversed && { isReversed }),
      pointer,
      message,
      ...places,
    });
  };
  const compareSchemas = createMessageComparison({ old, new: revised, areSame }, (found) => {
    findings.push(found);
    report(found.operation, found.change);
  });
  const now = options.now ?? new Date();
  const comparison: ApiComparison = { old, new: revised, areSame, now, report, compareSchemas };
  compareDescription(comparison);
  if (options.witnesses !== false) {
    for (const [{ operation, change }, witness] of findWitnesses(findings, { base, revision })) {
      const key = keyOf(operation, change);
      const known = changes.get(key);
      if (known !== undefined) changes.set(key, { ...known, witness });
    }
  }
  return [...changes.values()].toSorted((a, b) => changeLevels.indexOf(a.level) - changeLevels.indexOf(b.level));
}
