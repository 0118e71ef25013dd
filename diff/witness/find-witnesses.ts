import type { JsonValue } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import type { MessageFinding } from '../api/compare-message-schema.ts';
import { changedProperty } from '../schema/compare/merge-findings.ts';
import type { SchemaFinding } from '../schema/compare/finding.ts';
import { acceptsValue } from '../schema/normal/accepts.ts';
import type { MessageDirection } from '../schema/normal/conjunction.ts';
import { propertyChanges, type SchemaChange } from '../schema/schema-changes.ts';
import { acceptsWithChange, hasSchemas, type FindingWithSchemas } from './apply-change.ts';
import { createEffort, type Effort } from './effort.ts';
import { firstOf } from './first-of.ts';
import { isDescribed } from './is-described.ts';
import { isDifferent } from './is-different.ts';
import { isAboutFormats, localWitnesses, type LocalWitnesses } from './local-witnesses.ts';
import { messagesWith } from './place-in-message.ts';
import { compileRoots, type ValidateRoot } from './prove.ts';

/** The largest number of whole messages that are tried for one value at the place of a change. */
const mostMessages = 120;

/** The two descriptions of a comparison. */
export interface ComparedDescriptions {
  readonly base: Description;
  readonly revision: Description;
}

/** The result of the search for a breaking change. */
export interface Proof {
  /** A value of the whole message that only one of the two descriptions accepts. Undefined if no such value was found. */
  readonly witness: JsonValue | undefined;
  /** True if the two schemas at the place of the change accept different values. */
  readonly isDecided: boolean;
}

/**
 * Searches for values that prove breaking changes of schemas. The validators of both descriptions have checked each value. In a message that
 * the API reads, the base accepts the value, and the revision rejects it. In a message that the API sends, the revision accepts the value,
 * and the base rejects it. The value shows the change for which it is returned: if only this change is applied to the base, the base accepts
 * a value that it rejected before, or the reverse.
 */
export function findWitnesses(
  findings: readonly MessageFinding[],
  descriptions: ComparedDescriptions,
): ReadonlyMap<MessageFinding, Proof> {
  const proofs = new Map<MessageFinding, Proof>();
  const effort = createEffort();
  const breaking = findings.filter(({ change }) => change.level === 'breaking');
  const local = new LocalSearches();
  for (const direction of ['request', 'response'] as const) {
    const own = breaking.filter(({ message }) => message.direction === direction);
    const known = new Map<string, Proof>();
    // The schemas with the most changes come first, because the effort is limited.
    const groups = [...Map.groupBy(own, ({ roots }) => `${roots.old.key} ${roots.new.key}`).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    const pairs = groups.flatMap(([first]) => (first === undefined ? [] : [first.roots]));
    if (pairs.length === 0) continue;
    const roots = { base: pairs.map(({ old }) => old), revision: pairs.map(({ new: revised }) => revised) };
    // `compileRoots` does not compile the validators yet. Each validator is compiled when it checks its first value.
    const base = compileRoots(descriptions.base, direction, roots.base);
    const revision = compileRoots(descriptions.revision, direction, roots.revision);
    for (const found of groups.flat()) {
      const key = keyOf(found, direction);
      const proof = known.get(key) ?? proofOf(found, { base, revision, effort, local });
      known.set(key, proof);
      proofs.set(found, proof);
    }
  }
  return proofs;
}

const keyOf = ({ finding, roots, message }: MessageFinding, direction: MessageDirection): string =>
  JSON.stringify([
    direction,
    message.isSent,
    roots.old.key,
    roots.new.key,
    finding.steps,
    localKey(finding, message.isSent),
  ]);

const localKey = (finding: SchemaFinding, isSent: boolean): string =>
  JSON.stringify([
    isSent,
    finding.old?.key,
    finding.new?.key,
    finding.change,
    changedProperty(finding),
    finding.from,
    finding.to,
  ]);

/** The searches at the places of changes. If several messages contain a changed schema, the search is done once. */
class LocalSearches {
  readonly #results = new Map<string, LocalWitnesses>();

  of(finding: FindingWithSchemas, isSent: boolean, direction: MessageDirection): LocalWitnesses {
    const key = `${direction} ${localKey(finding, isSent)}`;
    const known = this.#results.get(key) ?? localWitnesses(finding, isSent);
    this.#results.set(key, known);
    return known;
  }
}

/** The state that the searches of one direction share. */
interface Search {
  readonly base: ValidateRoot;
  readonly revision: ValidateRoot;
  readonly effort: Effort;
  readonly local: LocalSearches;
}

function proofOf(found: MessageFinding, search: Search): Proof {
  const { finding, message } = found;
  if (!hasSchemas(finding)) return { witness: undefined, isDecided: true };
  const local = search.local.of(finding, message.isSent, message.direction);
  const witness = local.values.length === 0 ? undefined : wholeWitness(found, finding, local, search);
  const isDecided = witness !== undefined || isDifferent(finding) || (local.areProofs && local.values.length > 0);
  return { witness, isDecided };
}

/** Returns a value of the whole message that contains one of the values at the place of the change. */
function wholeWitness(
  { roots, message: { isSent } }: MessageFinding,
  finding: FindingWithSchemas,
  { values, areKinds }: LocalWitnesses,
  { base, revision, effort }: Search,
): JsonValue | undefined {
  const sides = isSent ? ([roots.new, roots.old] as const) : ([roots.old, roots.new] as const);
  const targets = isSent ? ([finding.new, finding.old] as const) : ([finding.old, finding.new] as const);
  const replaced = { schema: finding.old, accepts: acceptsWithChange(finding) };
  // A part that the old description does not restrict has no schema that could be replaced.
  const isUnchecked = isAboutFormats(finding) || finding.old.schemas.length === 0;
  const steps = stepsTo(finding);
  const ofKind = { schema: targets[1], accepts: (value: JsonValue): boolean => isDescribed(targets[1], value) };
  const isOfKind = (candidate: JsonValue): boolean =>
    acceptsValue(sides[0], candidate) &&
    !acceptsValue(sides[1], candidate, ofKind) &&
    (isSent ? revision(roots.new, candidate) : base(roots.old, candidate)) === true;
  const isShown = (candidate: JsonValue): boolean =>
    acceptsValue(sides[0], candidate) &&
    (isUnchecked || acceptsValue(roots.old, candidate, replaced) === isSent) &&
    isProved(isSent, base(roots.old, candidate), revision(roots.new, candidate));
  const shows = areKinds ? isOfKind : isShown;
  for (const value of values) {
    const found = firstShown(firstOf(mostMessages, messagesWith(value, steps, sides, targets)), shows, effort);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first value that shows a change. Returns undefined if there is none, or if the effort is spent. */
function firstShown(
  candidates: Iterable<JsonValue>,
  shows: (value: JsonValue) => boolean,
  effort: Effort,
): JsonValue | undefined {
  for (const candidate of candidates) {
    if (!effort.spend()) return undefined;
    if (shows(candidate)) return candidate;
  }
  return undefined;
}

/** Returns true if the side that must accept the value accepts it, and the other side rejects it. */
function isProved(isSent: boolean, before: boolean | undefined, after: boolean | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return isSent ? after && !before : before && !after;
}

/**
 * Returns the path to the part whose schemas differ. `propertyChanges` contains the changes that affect the presence of a property. For such
 * a change, the schemas of the object differ.
 */
function stepsTo({ change, steps }: SchemaFinding): SchemaFinding['steps'] {
  const presence: ReadonlySet<SchemaChange> = propertyChanges;
  return presence.has(change) ? steps.slice(0, -1) : steps;
}
