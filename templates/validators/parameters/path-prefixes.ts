/**
 * Removes prefixes from the values of a path. The styles of parameters add these prefixes: `.` or `;name=`. A value without its prefix
 * stays unchanged, because the caller may have removed the prefix already.
 *
 * @param prefixes the prefixes in the order of the values. A prefix is empty if its value has no prefix.
 */
export const withoutPrefixes = (values: readonly string[], prefixes: readonly string[]): string[] =>
  values.map((value, index) => {
    const prefix = prefixes[index] ?? '';
    return value.startsWith(prefix) ? value.slice(prefix.length) : value;
  });
