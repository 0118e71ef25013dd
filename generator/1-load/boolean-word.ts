/** Returns the boolean that a text means in YAML 1.1, such as `yes`; undefined for other texts. YAML 1.2 reads these words as strings. */
export function booleanOfWord(text: string): boolean | undefined {
  if (/^(?:true|yes|on|y)$/iu.test(text)) return true;
  return /^(?:false|no|off|n)$/iu.test(text) ? false : undefined;
}
