/**
 * Returns the values of a path without the prefixes that the styles of their parameters add in front of them: `.` or `;name=`. A caller
 * may have removed a prefix already.
 *
 * @param prefixes in the order of the values; empty for a value without a prefix.
 */
export const withoutPrefixes = (values: readonly string[], prefixes: readonly string[]): string[] =>
  values.map((value, index) => {
    const prefix = prefixes[index] ?? '';
    return value.startsWith(prefix) ? value.slice(prefix.length) : value;
  });
