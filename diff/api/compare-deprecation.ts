import type { JsonObject } from '@forgespec/description/json';
import type { ChangedOperation } from '../change.ts';
import { bothAt, shown, type ApiComparison, type BothSides, type FoundChange } from './api-comparison.ts';
import { sunsetOf } from './judge-removal.ts';

const stabilities = ['draft', 'alpha', 'beta', 'stable'];

/**
 * Compares `deprecated`, `x-sunset` and `x-stability-level` of an operation or a parameter.
 *
 * @param words the text that names the operation or parameter at the beginning of a message: `The operation`.
 */
export function compareDeprecation(
  operation: ChangedOperation,
  words: string,
  nodes: BothSides<JsonObject>,
  { report }: ApiComparison,
): void {
  const changes = [changedMark(words, nodes), changedSunset(words, nodes), changedStability(words, nodes)];
  for (const change of changes) if (change !== undefined) report(operation, change);
}

function changedMark(words: string, nodes: BothSides<JsonObject>): FoundChange | undefined {
  const [wasDeprecated, isDeprecated] = [nodes.old['deprecated'] === true, nodes.new['deprecated'] === true];
  if (wasDeprecated === isDeprecated) return undefined;
  const subject = words === 'The operation' ? 'operation' : 'request-parameter';
  const id = `${subject}-${isDeprecated ? '' : 'no-longer-'}deprecated` as const;
  const message = `${words} is ${isDeprecated ? '' : 'no longer '}deprecated.`;
  return { id, level: 'compatible', message, ...bothAt(nodes, 'deprecated') };
}

function changedSunset(words: string, nodes: BothSides<JsonObject>): FoundChange | undefined {
  const [from, to] = [nodes.old['x-sunset'], nodes.new['x-sunset']];
  if (nodes.new['deprecated'] !== true || from === to) return undefined;
  const [date, newDate] = [sunsetOf(from), sunsetOf(to)];
  const spots = bothAt(nodes, 'x-sunset');
  if (to !== undefined && newDate === undefined) {
    const message = `${words} has an \`x-sunset\` that is not a date, so callers do not know the date of the removal.`;
    return { id: 'sunset-invalid', level: 'breaking', message, ...spots };
  }
  if (date !== undefined && (newDate === undefined || newDate < date)) {
    const end = newDate === undefined ? 'no longer announced' : 'earlier than announced';
    const message = `The end of ${words.charAt(0).toLowerCase()}${words.slice(1)} is ${end} (${shown(from)} → ${shown(to ?? 'none')}).`;
    return { id: 'sunset-earlier', level: 'breaking', message, ...spots };
  }
  if (to === undefined) {
    const message = `${words} no longer has its old \`x-sunset\`, which was not a date.`;
    return { id: 'sunset-invalid', level: 'compatible', message, ...spots };
  }
  const message = `${words} has a new \`x-sunset\`, which announces the removal on ${shown(to)}.`;
  return { id: 'sunset-later', level: 'compatible', message, ...spots };
}

function changedStability(words: string, nodes: BothSides<JsonObject>): FoundChange | undefined {
  const key = 'x-stability-level';
  const [stability, newStability] = [nodes.old[key], nodes.new[key]];
  if (stability === newStability) return undefined;
  const [rank, newRank] = [rankOf(stability), rankOf(newStability)];
  const change = `(${shown(stability ?? 'none')} → ${shown(newStability ?? 'none')})`;
  const spots = bothAt(nodes, key);
  if (newRank === -1) {
    const message = `${words} has an unknown value of \`x-stability-level\` ${change}.`;
    return { id: 'stability-invalid', level: 'breaking', message, ...spots };
  }
  if (rank === -1) {
    const message = `${words} no longer has an unknown value of \`x-stability-level\` ${change}.`;
    return { id: 'stability-invalid', level: 'compatible', message, ...spots };
  }
  if (newRank === rank) return undefined;
  const isLess = newRank < rank;
  const message = `${words} is ${isLess ? 'less' : 'more'} stable than before ${change}.`;
  return isLess
    ? { id: 'stability-decreased', level: 'breaking', message, ...spots }
    : { id: 'stability-increased', level: 'compatible', message, ...spots };
}

/**
 * Returns the rank of a value of `x-stability-level`, and -1 for an unknown value. If `x-stability-level` is missing, the rank is that of
 * `stable`.
 */
const rankOf = (level: unknown): number =>
  level === undefined ? stabilities.length - 1 : stabilities.indexOf(String(level));
