import type { JsonObject } from '@forgespec/description/json';
import type { ChangedOperation } from '../change.ts';
import { type ApiComparison, shown } from './api-comparison.ts';
import type { BothSides } from './compare-operation.ts';
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
  { old, new: revised }: BothSides<JsonObject>,
  { report }: ApiComparison,
): void {
  const isOperation = words === 'The operation';
  const spots = (key: string) => ({ base: { node: old, key }, revision: { node: revised, key } });
  const [wasDeprecated, isDeprecated] = [old['deprecated'] === true, revised['deprecated'] === true];
  if (wasDeprecated !== isDeprecated) {
    const id =
      `${isOperation ? 'operation' : 'request-parameter'}-${isDeprecated ? '' : 'no-longer-'}deprecated` as const;
    const message = `${words} is ${isDeprecated ? '' : 'no longer '}deprecated.`;
    report(operation, { id, level: 'compatible', message, ...spots('deprecated') });
  }
  const [from, to] = [old['x-sunset'], revised['x-sunset']];
  if (isDeprecated && from !== to) {
    const [date, newDate] = [sunsetOf(from), sunsetOf(to)];
    if (to !== undefined && newDate === undefined) {
      const message = `${words} has an \`x-sunset\` that is not a date, so callers do not know the date of the removal.`;
      report(operation, { id: 'sunset-invalid', level: 'breaking', message, ...spots('x-sunset') });
    } else if (date !== undefined && (newDate === undefined || newDate < date)) {
      const end = newDate === undefined ? 'no longer announced' : 'earlier than announced';
      const message = `The end of ${words.charAt(0).toLowerCase()}${words.slice(1)} is ${end} (${shown(from)} → ${shown(to ?? 'none')}).`;
      report(operation, { id: 'sunset-earlier', level: 'breaking', message, ...spots('x-sunset') });
    } else if (to === undefined) {
      const message = `${words} no longer has its old \`x-sunset\`, which was not a date.`;
      report(operation, { id: 'sunset-invalid', level: 'compatible', message, ...spots('x-sunset') });
    } else {
      const message = `${words} has a new \`x-sunset\`, which announces the removal on ${shown(to)}.`;
      report(operation, { id: 'sunset-later', level: 'compatible', message, ...spots('x-sunset') });
    }
  }
  const [stability, newStability] = [old['x-stability-level'], revised['x-stability-level']];
  if (stability === newStability) return;
  const [rank, newRank] = [rankOf(stability), rankOf(newStability)];
  const change = `(${shown(stability ?? 'none')} → ${shown(newStability ?? 'none')})`;
  if (newRank === -1) {
    const message = `${words} has an unknown value of \`x-stability-level\` ${change}.`;
    report(operation, { id: 'stability-invalid', level: 'breaking', message, ...spots('x-stability-level') });
  } else if (rank === -1) {
    const message = `${words} no longer has an unknown value of \`x-stability-level\` ${change}.`;
    report(operation, { id: 'stability-invalid', level: 'compatible', message, ...spots('x-stability-level') });
  } else if (newRank < rank) {
    const message = `${words} is less stable than before ${change}.`;
    report(operation, { id: 'stability-decreased', level: 'breaking', message, ...spots('x-stability-level') });
  } else if (newRank > rank) {
    const message = `${words} is more stable than before ${change}.`;
    report(operation, { id: 'stability-increased', level: 'compatible', message, ...spots('x-stability-level') });
  }
}

/**
 * Returns the rank of a value of `x-stability-level`, and -1 for an unknown value. If `x-stability-level` is missing, the rank is that of
 * `stable`.
 */
const rankOf = (level: unknown): number =>
  level === undefined ? stabilities.length - 1 : stabilities.indexOf(String(level));
