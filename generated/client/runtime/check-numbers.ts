// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Throws a `RangeError` if a number in the options is negative or NaN, or if the option `times` is not an integer. */
export function checkNumbers(...options: readonly (object | false | undefined)[]): void {
  for (const [name, value] of options.flatMap((group) => Object.entries(group || {}))) {
    if (typeof value === 'number' && !(value >= 0 && (name !== 'times' || !(value % 1)))) {
      throw new RangeError(`${name} must be 0 or more (times must be an integer), not ${value}`);
    }
  }
}
