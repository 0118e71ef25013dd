import type { Description } from '@forgespec/generator/load';
import { type ApiComparison, type FoundChange } from './api/api-comparison.ts';
import { compareDescription } from './api/compare-description.ts';
import { createMessageComparison } from './api/compare-message-schema.ts';
import { type Change, changeLevels, type ChangedOperation } from './change.ts';
import { openSide } from './description/open-side.ts';
import { createTextComparison } from './description/same-texts.ts';

/** The options of a comparison. */
export interface CompareOptions {
  /** The moment with which dates such as `x-sunset` are compared. Default: now. */
  readonly now?: Date;
  /** Return the names of files in the changes. Default: paths, relative to the current folder. */
  readonly nameOf?: { readonly base?: (path: string) => string; readonly revision?: (path: string) => string };
}

/** Compares two descriptions. Returns the changes of the HTTP API, the strongest first. */
export function compareDescriptions(base: Description, revision: Description, options: CompareOptions = {}): Change[] {
  const [old, revised] = [openSide(base, options.nameOf?.base), openSide(revision, options.nameOf?.revision)];
  const areSame = createTextComparison(old, revised);
  const changes = new Map<string, Change>();
  const report = (operation: ChangedOperation | null, { id, level, message, ...spots }: FoundChange): void => {
    const spot = spots.revision ?? spots.base;
    const pointer = spot === undefined ? '#' : (spots.revision === undefined ? old : revised).pointerOf(spot);
    const key = JSON.stringify([id, operation, message, pointer]);
    if (changes.has(key)) return;
    const places = { base: old.placeOf(spots.base), revision: revised.placeOf(spots.revision) };
    changes.set(key, { id, level, subject: 'api', operation, pointer, message, ...places });
  };
  const compareSchemas = createMessageComparison({ old, new: revised, areSame }, ({ operation, change }) =>
    report(operation, change),
  );
  const comparison: ApiComparison = {
    old,
    new: revised,
    areSame,
    now: options.now ?? new Date(),
    report,
    compareSchemas,
  };
  compareDescription(comparison);
  return [...changes.values()].toSorted((a, b) => changeLevels.indexOf(a.level) - changeLevels.indexOf(b.level));
}
