/**
 * `regex`: a regular expression of ECMA-262, with the flag `u`, as `pattern` is read. ECMA-262, section 22.2.1.
 *
 * - With `u`, an escape without a meaning is an error: `\a`, `\-` outside a class. So is what other dialects have: `(?P<name>x)`, `(?i)`.
 * - The engine decides, by its edition of ECMA-262. It compiles at the first match, so that a text costs its parsing alone.
 */
export function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
