const longest = 10_000;

/**
 * `regex`: a regular expression of ECMA-262 with the flag `u`, as `pattern` is read. ECMA-262, section 22.2.1.
 *
 * - With `u`, an escape without a meaning is an error: `\a`, or `\-` outside a class. So is what other dialects have:
 *   `(?P<name>x)` and `(?i)`. The engine decides, by its edition of ECMA-262.
 * - A text of more than 10,000 characters is not valid: engines have limits too, and take quadratic time for large
 *   classes.
 * - That it is valid does not make it safe to run: it may still take exponential time.
 */
export function hasRegexFormat(text: string): boolean {
  if (text.length > longest) return false;
  try {
    new RegExp(withoutRepeatedProperties(text), 'u');
    return true;
  } catch {
    return false;
  }
}

/**
 * V8 takes 50 µs to read `\p{L}`, and as long to read it again. `\d` may stand wherever it may, and costs nothing.
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
