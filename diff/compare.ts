import type { JsonValue } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import { type ApiComparison, type FoundChange } from './api/api-comparison.ts';
import { compareDescription } from './api/compare-description.ts';
import { createMessageComparison, type MessageFinding } from './api/compare-message-schema.ts';
import { type Change, changeLevels, type ChangedOperation } from './change.ts';
import { openSide, type DescriptionSide } from './description/open-side.ts';
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
  const changes = new ReportedChanges(old, revised);
  const findings: MessageFinding[] = [];
  const report: ApiComparison['report'] = (operation, change) => changes.add(operation, change);
  const compareSchemas = createMessageComparison({ old, new: revised, areSame }, (found) => {
    findings.push(found);
    changes.add(found.operation, found.change);
  });
  compareDescription({ old, new: revised, areSame, now: options.now ?? new Date(), report, compareSchemas });
  if (options.witnesses !== false) {
    for (const [{ operation, change, undecided }, { witness, isDecided }] of findWitnesses(findings, {
      base,
      revision,
    })) {
      if (witness !== undefined) changes.addWitness(operation, change, witness);
      else if (!isDecided) changes.replace(operation, change, undecided);
    }
  }
  return changes.sorted();
}

/** The changes that were reported. A change that was reported several times is contained once. */
class ReportedChanges {
  readonly #old: DescriptionSide;
  readonly #revised: DescriptionSide;
  readonly #changes = new Map<string, Change>();

  constructor(old: DescriptionSide, revised: DescriptionSide) {
    this.#old = old;
    this.#revised = revised;
  }

  add(operation: ChangedOperation | null, change: FoundChange): void {
    const { id, level, message, difference, isReversed = false, base, revision } = change;
    const key = this.#keyOf(operation, change);
    if (this.#changes.has(key)) return;
    this.#changes.set(key, {
      id,
      level,
      subject: 'api',
      operation,
      ...(isReversed && { isReversed }),
      pointer: this.#pointerOf(change),
      message,
      ...(difference !== undefined && { difference }),
      base: this.#old.locationOf(base),
      revision: this.#revised.locationOf(revision),
    });
  }

  addWitness(operation: ChangedOperation | null, change: FoundChange, witness: JsonValue): void {
    const key = this.#keyOf(operation, change);
    const known = this.#changes.get(key);
    if (known !== undefined) this.#changes.set(key, { ...known, witness });
  }

  /** Reports a change with another level and another message. */
  replace(operation: ChangedOperation | null, change: FoundChange, { level, message }: FoundChange): void {
    const key = this.#keyOf(operation, change);
    const known = this.#changes.get(key);
    if (known !== undefined) this.#changes.set(key, { ...known, level, message });
  }

  /** Returns the changes. The strongest level comes first. */
  sorted(): Change[] {
    return [...this.#changes.values()].toSorted(
      (a, b) => changeLevels.indexOf(a.level) - changeLevels.indexOf(b.level),
    );
  }

  #keyOf(operation: ChangedOperation | null, { id, message, base, revision }: FoundChange): string {
    return JSON.stringify([
      id,
      operation,
      message,
      base && this.#old.pointerOf(base),
      revision && this.#revised.pointerOf(revision),
    ]);
  }

  /** If the revision does not have the part or the keyword any more, the pointer of the change points into the base. */
  #pointerOf({ base, revision }: FoundChange): string {
    const isGone = revision === undefined || (hasKey(base) && !hasKey(revision));
    const [side, part] = isGone ? [this.#old, base] : [this.#revised, revision];
    return part === undefined ? '#' : side.pointerOf(existing(part));
  }
}
