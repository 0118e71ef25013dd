const longest = 10_000;

/**
 * `regex`: a regular expression of ECMA-262 with the flag `u`, as in the keyword `pattern`. ECMA-262, section 22.2.1.
 *
 * - With `u`, an escape without a meaning is an error: `\a`, or `\-` outside a class. The syntax of other dialects, such as
 *   `(?P<name>x)` and `(?i)`, is also an error. The result depends on the edition of ECMA-262 that the engine implements.
 * - A text of more than 10,000 characters is not valid: engines limit the size, and need quadratic time for large classes.
 * - A valid expression may still be unsafe to run, because it may take exponential time.
 */
export function hasRegexFormat(text: string): boolean {
  if (text.length > longest) return false;
  return compiled(withoutRepeatedProperties(text)) !== undefined;
}

/** Returns a regular expression with the flag `u`. Returns undefined if its syntax is not valid. */
function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/**
 * Replaces each repeated `\p{…}` by `\d`, because V8 needs 50 µs for each `\p{L}` that it reads. `\d` is valid in the same places,
 * and V8 reads it quickly.
 */
function withoutRepeatedProperties(pattern: string): string {
  if (!/\\p\{/iu.test(pattern)) return pattern;
  const seen = new Set<string>();
  return pattern.replace(/\\(?:[pP]\{[^{}]{1,60}\}|[^])/gu, (escape) => {
    if (escape.length === 2 || !seen.has(escape)) {
      seen.add(escape);
      return escape;
    }
    return String.raw`\d`;
  });
}
