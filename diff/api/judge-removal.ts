import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { hasDateFormat as isCalendarDay } from '@forgespec/templates/validators/formats/date';
import type { ChangeLevel } from '../change.ts';
import type { FoundChange } from './api-comparison.ts';

/** Returns the change that reports a removed operation. */
export function judgeRemoval(node: JsonObject, now: Date): FoundChange {
  const { level, end } = announcedEnd(node, now);
  if (end === 'invalid') {
    const message =
      'The operation is gone, and its `x-sunset` is not a date, so callers could not know the date of the removal.';
    return { id: 'sunset-invalid', level, message };
  }
  const effect = level === 'breaking' ? ', so requests to it fail' : '';
  return { id: removalIds[end], level, message: `The operation is gone${removalWords[end]}${effect}.` };
}

/**
 * The kind of announcement before the removal of an operation or a parameter. `none`: the operation or parameter is not
 * deprecated. `deprecated`: the operation or parameter is deprecated, but has no `x-sunset`. `future` and `past`: the
 * date in `x-sunset` is in the future or in the past. `invalid`: the value of `x-sunset` is not a date. `unstable`: the
 * value of `x-stability-level` is `alpha` or `draft`, so an announcement is not needed.
 */
type AnnouncedEnd = 'deprecated' | 'future' | 'invalid' | 'none' | 'past' | 'unstable';

const removalIds = {
  none: 'operation-removed',
  unstable: 'operation-removed',
  deprecated: 'operation-removed-with-deprecation',
  past: 'operation-removed-after-sunset',
  future: 'operation-removed-before-sunset',
} as const;

const removalWords = {
  none: '',
  unstable: '; its `x-stability-level` promised no stability',
  deprecated: '; it was deprecated',
  past: ' after its announced end',
  future: ' before its announced end',
} as const;

/**
 * Rates the removal of an operation or a parameter by its `x-stability-level`, `deprecated` and `x-sunset`. Returns
 * the kind of announcement, and the level of the change that reports the removal.
 */
export function announcedEnd(node: JsonObject, now: Date): { readonly level: ChangeLevel; readonly end: AnnouncedEnd } {
  const stability = node['x-stability-level'];
  if (stability === 'alpha' || stability === 'draft') return { level: 'compatible', end: 'unstable' };
  if (node['deprecated'] !== true) return { level: 'breaking', end: 'none' };
  const sunset = node['x-sunset'];
  if (sunset === undefined) return { level: 'compatible', end: 'deprecated' };
  const date = sunsetOf(sunset);
  if (date === undefined) return { level: 'breaking', end: 'invalid' };
  return date <= now ? { level: 'compatible', end: 'past' } : { level: 'breaking', end: 'future' };
}

/** Returns the date of `x-sunset`: a date or a date-time of RFC 3339. Returns undefined if the value is not a date. */
export function sunsetOf(value: JsonValue | undefined): Date | undefined {
  if (typeof value !== 'string' || !/^.{10}(?:$|T)/u.test(value) || !isCalendarDay(value.slice(0, 10)))
    return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
