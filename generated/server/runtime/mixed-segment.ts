// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The values in a segment that has text around them, in order; undefined when the text is not there, or leaves a value empty. A
 * value ends where the text after it first occurs, so there is nothing to go back over.
 *
 * @param texts what stands before, between and after the values: one more than there are values.
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
