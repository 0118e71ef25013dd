/** Returns the boolean that a word such as `yes` means in YAML 1.1, and undefined for other texts. YAML 1.2 reads `yes` as a string. */
export function booleanOfWord(text: string): boolean | undefined {
  if (/^(?:true|yes|on|y)$/iu.test(text)) return true;
  return /^(?:false|no|off|n)$/iu.test(text) ? false : undefined;
}
