import { isSuccess, responseKey, statusClass } from '@forgespec/templates/shared/statuses';

/**
 * Returns the keys of the new responses that describe the statuses of an old response. For example, the result is `4XX` for the old
 * response `404`, if the new description has only a response `4XX`. Programs that handled the old response now receive these new responses.
 * If the new responses do not describe some of these statuses, the result contains {@link notDescribed}.
 *
 * @param status the key of the old response: `404`, `4XX`, `default`.
 * @param olds the keys of all old responses.
 * @param nexts the keys of all new responses.
 */
export function succeedingKeys(status: string, olds: readonly string[], nexts: readonly string[]): Set<string> {
  const other = (key: string | undefined): string => key ?? notDescribed;
  if (/^\d+$/u.test(status)) return new Set([other(responseKey(nexts, Number(status)))]);
  const specific = nexts.filter((key) => !olds.includes(key) && isInRange(key, status, olds));
  const general = status === 'default' ? ['default'] : [status, 'default'];
  return new Set([...specific, other(general.find((key) => nexts.includes(key)))]);
}

/** The key for statuses that the new responses do not describe. */
export const notDescribed = '';

/** Returns true if the old key `range` (a range or `default`) described the statuses of the new key `key`. */
function isInRange(key: string, range: string, olds: readonly string[]): boolean {
  if (range !== 'default') return key !== 'default' && statusClass(key) === statusClass(range);
  const hasRange = olds.some((old) => old.endsWith('XX') && statusClass(old) === statusClass(key));
  return key !== 'default' && !isSuccess(key) && !hasRange;
}
