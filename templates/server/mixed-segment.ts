/**
 * Returns the values of a path segment such as `{from}...{to}`, in order. Returns undefined if a text around a value is missing, or a value
 * is empty. A value ends at the first occurrence of the text after it, so the function does not backtrack.
 *
 * @param texts the texts before, between and after the values: one text more than values.
 */
export function mixedValues(texts: readonly string[], segment: string | undefined): string[] | undefined {
  const [before = '', ...others] = texts;
  if (segment === undefined || !segment.startsWith(before)) return undefined;
  const values: string[] = [];
  let start = before.length;
  for (const [index, text] of others.entries()) {
    const isLast = index === others.length - 1;
    const end = isLast ? segment.length - text.length : segment.indexOf(text, start + 1);
    if (end <= start || !segment.startsWith(text, end)) return undefined;
    values.push(segment.slice(start, end));
    start = end + text.length;
  }
  return values;
}
