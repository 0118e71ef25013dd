/**
 * Removes from the values of a path the prefixes that the styles of parameters add: `.` or `;name=`. A value without its prefix stays
 * unchanged, because the caller may have removed the prefix already.
 *
 * @param prefixes in the order of the values; empty for a value without a prefix.
 */
export const withoutPrefixes = (values: readonly string[], prefixes: readonly string[]): string[] =>
  values.map((value, index) => {
    const prefix = prefixes[index] ?? '';
    return value.startsWith(prefix) ? value.slice(prefix.length) : value;
  });
