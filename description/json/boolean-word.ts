/**
 * Returns the boolean that a word means in YAML 1.1, for example true for `yes`. Returns undefined for any other string. In YAML 1.2, `yes`
 * is a string.
 */
export function booleanOfWord(text: string): boolean | undefined {
  if (/^(?:true|yes|on|y)$/iu.test(text)) return true;
  return /^(?:false|no|off|n)$/iu.test(text) ? false : undefined;
}
