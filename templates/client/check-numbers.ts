/** Throws a `RangeError` if one of the numbers among options is negative, NaN, or a fraction of an attempt. */
export function checkNumbers(...options: readonly (object | false | undefined)[]): void {
  for (const [name, value] of options.flatMap((group) => Object.entries(group || {}))) {
    if (typeof value === 'number' && !(value >= 0 && (name !== 'times' || !(value % 1)))) {
      throw new RangeError(`${name} must be a number from 0 (times: whole), not ${value}`);
    }
  }
}
