import type { JsonValue } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import type { MessageFinding } from '../api/compare-message-schema.ts';
import { acceptsValue } from '../schema/normal/accepts.ts';
import type { SchemaFinding, ValueStep } from '../schema/compare/finding.ts';
import type { Conjunction, MessageDirection } from '../schema/normal/conjunction.ts';
import { propertyChanges } from '../schema/schema-changes.ts';
import { candidatesAt } from './candidates.ts';
import { firstOf } from './first-of.ts';
import { showsFinding } from './shows-finding.ts';
import { compileRoots, type ValidateRoot } from './prove.ts';

/**
 * The largest number of values that the search tries for one path. The search tries up to three paths for each change: for example, it
 * first varies a property, then the object that contains the property, then the whole value.
 */
const mostCandidates = 600;

/**
 * The largest number of values that the validators check for one change although `acceptsValue` accepts these values for both schemas. Such
 * a value is rarely a witness.
 */
const mostProofs = 60;

/** The limits for all searches of one comparison: the number of tried values, and the processor time in microseconds. */
const mostTried = 60_000;
const mostMicroseconds = 2_500_000;

/** The two descriptions of a comparison. */
export interface ComparedDescriptions {
  readonly base: Description;
  readonly revision: Description;
}

/**
 * Returns values that prove breaking changes of schemas. Each value was checked by the validators of both descriptions. In a message that
 * the API reads, the base accepts the value, and the revision rejects it. In a message that the API sends, the revision accepts the value,
 * and the base rejects it.
 */
export function findWitnesses(
  findings: readonly MessageFinding[],
  descriptions: ComparedDescriptions,
): ReadonlyMap<MessageFinding, JsonValue> {
  const witnesses = new Map<MessageFinding, JsonValue>();
  const effort = createEffort();
  const positions: Positions = new Map();
  const breaking = findings.filter(
    ({ change, finding }) => change.level === 'breaking' && finding.effect !== 'neutral',
  );
  for (const direction of ['request', 'response'] as const) {
    const own = breaking.filter(({ message }) => message.direction === direction);
    const known = new Map<string, JsonValue | undefined>();
    // The schemas with the most changes come first, because the number of tried values is limited.
    const groups = [...Map.groupBy(own, ({ roots }) => `${roots.old.key} ${roots.new.key}`).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    const pairs = groups.flatMap(([first]) => (first === undefined ? [] : [first.roots]));
    if (pairs.length === 0) continue;
    const roots = { base: pairs.map(({ old }) => old), revision: pairs.map(({ new: revised }) => revised) };
    // `compileRoots` does not compile the validators yet. Each validator is compiled when it checks its first value.
    const base = compileRoots(descriptions.base, direction, roots.base);
    const revision = compileRoots(descriptions.revision, direction, roots.revision);
    for (const finding of groups.flat()) {
      const key = keyOf(finding, direction);
      if (!known.has(key)) known.set(key, witnessOf(finding, base, revision, { effort, positions }));
      const witness = known.get(key);
      if (witness !== undefined) witnesses.set(finding, witness);
    }
  }
  return witnesses;
}

const keyOf = ({ finding, roots, message }: MessageFinding, direction: MessageDirection): string =>
  JSON.stringify([
    direction,
    message.isSent,
    roots.old.key,
    roots.new.key,
    finding.change,
    finding.steps,
    labelOf(finding),
  ]);

/** If a change adds or removes an alternative, returns the name of the alternative. Otherwise returns undefined. */
const labelOf = ({ change, from, to }: SchemaFinding): string | undefined =>
  change === 'alternative-added' || change === 'alternative-removed' ? (from ?? to) : undefined;

function witnessOf(
  found: MessageFinding,
  base: ValidateRoot,
  revision: ValidateRoot,
  { effort, positions }: Search,
): JsonValue | undefined {
  const { finding, roots, message } = found;
  const [accepting, rejecting] = message.isSent ? [roots.new, roots.old] : [roots.old, roots.new];
  const isProved = (value: JsonValue): boolean =>
    showsFinding(finding, message.isSent, value) && isRejected(found, base, revision, value);
  const position = positionKey(finding);
  const tried = new Set<string>();
  // The values that `acceptsValue` accepts for both schemas. Unlike the validators, `acceptsValue` does not check formats. So one of these
  // values may still be a witness.
  const others: JsonValue[] = [];
  for (const [index, value] of triedValues(finding, accepting, rejecting, positions.get(position))) {
    if (!effort.spend()) return undefined;
    const text = JSON.stringify(value);
    if (tried.has(text) || !acceptsValue(accepting, value)) continue;
    tried.add(text);
    if (acceptsValue(rejecting, value)) others.push(value);
    else if (isProved(value)) {
      positions.set(position, index);
      return value;
    }
  }
  return others.slice(0, mostProofs).find(isProved);
}

/** Returns true if the side that must accept the whole value accepts it, and the other side rejects it. */
function isRejected(
  { roots, message: { isSent } }: MessageFinding,
  base: ValidateRoot,
  revision: ValidateRoot,
  value: JsonValue,
): boolean {
  const [before, after] = [base(roots.old, value), revision(roots.new, value)];
  if (before === undefined || after === undefined) return false;
  return isSent ? after && !before : before && !after;
}

/**
 * Returns the values that the search tries, each with its index in the sequence for its path.
 *
 * @param position the index of the value that is tried first for each path.
 */
function* triedValues(
  finding: SchemaFinding,
  accepting: Conjunction,
  rejecting: Conjunction,
  position: number | undefined,
): Generator<readonly [position: number, value: JsonValue]> {
  for (const path of variedPaths(finding)) {
    const candidates = candidatesAt(accepting, rejecting, path, 0, labelOf(finding));
    yield* startingAt(position, firstOf(mostCandidates, candidates));
  }
}

/** Returns the paths to the parts that the search varies, in the order of the search. */
function variedPaths({ change, steps }: SchemaFinding): readonly (readonly ValueStep[])[] {
  // `propertyChanges` contains the changes that affect the presence of a property, such as `removed`. The witness for such a change may be
  // an object without the property. So the search varies the whole object, and not only the value of the property.
  const varied = propertyChanges.has(change) ? steps.slice(0, -1) : steps;
  // If a property is new or gone, values that contain the property are tried first.
  const isOfPresence = change === 'added' || change === 'removed';
  return [...(isOfPresence ? [steps] : []), varied, ...(varied.length > 0 ? [[]] : [])];
}

/** The state that the searches of one comparison share. */
interface Search {
  readonly effort: Effort;
  readonly positions: Positions;
}

/**
 * For each change of a schema, the index that the most recent witness had in the sequence of tried values. If another message contains the
 * same changed schema, the value with this index is probably a witness again.
 */
type Positions = Map<string, number>;

const positionKey = ({ change, old, new: revised }: SchemaFinding): string =>
  JSON.stringify([change, old?.key, revised?.key]);

/** Returns the items of a sequence with their positions. Starts with the item at `position`, and then returns all other items. */
function* startingAt<Item>(position = 0, items: Iterable<Item>): Generator<readonly [position: number, item: Item]> {
  const before: (readonly [number, Item])[] = [];
  let next = 0;
  for (const item of items) {
    if (next < position) before.push([next, item]);
    else yield [next, item];
    if (next === position) yield* before;
    next += 1;
  }
  if (next <= position) yield* before;
}

/** The work that one comparison may spend on the search. */
interface Effort {
  /** Counts one tried value. Returns false if no more values may be tried. */
  spend(): boolean;
}

/** Limits the number of tried values. Large schemas need much time for each value, so the time is limited too. */
function createEffort(): Effort {
  const start = process.threadCpuUsage();
  const isExhausted = (): boolean => {
    const { user, system } = process.threadCpuUsage(start);
    return user + system > mostMicroseconds;
  };
  let left = mostTried;
  return {
    spend() {
      left -= 1;
      return left > 0 && (left % 16 !== 0 || !isExhausted());
    },
  };
}
