// Classes of characters, named as in RFC 5234, appendix B.1. Past the end of a text, `charCodeAt` returns NaN, which is not in any of these
// classes.

/** `DIGIT`. Digits of other scripts do not count. */
export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** `HEXDIG`, in upper or lower case. */
export const isHexDigit = (code: number): boolean => isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);

/** `ALPHA` */
export const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

export const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a set of ASCII characters: `set[code] === 1` for each character in the set. */
export function asciiSet(members: string): Uint8Array {
  const set = new Uint8Array(0x80);
  for (let at = 0; at < members.length; at++) set[members.charCodeAt(at)] = 1;
  return set;
}
