import type { JsonObject, JsonValue } from '@forgespec/generator/json';
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
 * The state of the announcement that a part will be removed. `deprecated`: the part is deprecated, but has no date.
 * `future` and `past`: the date is in the future or in the past. `invalid`: the date is not valid. `none`: the part is
 * not deprecated. `unstable`: the stability level of the part is `alpha` or `draft`, so no announcement is needed.
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
 * Returns the state of the announcement that a part will be removed, and the level of the removal. Both depend on
 * `x-stability-level`, `deprecated` and `x-sunset`.
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
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:$|T)/u.test(value)) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
