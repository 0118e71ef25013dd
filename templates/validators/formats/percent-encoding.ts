import { isHexDigit } from './ascii.ts';

export const percent = 0x25;

/** Returns true if the `%` at an index begins `pct-encoded`. RFC 3986, section 2.1. */
export const isPercentEncoded = (text: string, at: number): boolean =>
  isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at + 2));
