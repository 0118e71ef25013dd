import { isDigit } from './ascii.ts';

const dot = 0x2e;
const zero = 0x30;

/**
 * `ipv4`: `192.0.2.1`. RFC 2673, section 3.2, `dotted-quad`.
 *
 * - A leading zero is not valid, as in RFC 3986, `dec-octet`. The rule `decbyte` of RFC 2673 allows leading zeros. But some programs read
 *   `010` as 8, and an address that two programs read differently is a security risk.
 * - All four numbers are required: only `inet_aton` accepts `127.1`.
 */
export const hasIpv4Format = (text: string): boolean => isIpv4Between(text, 0, text.length);

/** Returns true if the characters from `start` up to `end` are an address. */
export function isIpv4Between(text: string, start: number, end: number): boolean {
  if (end - start > 15) return false;
  let dots = 0;
  let value = -1; // before the first digit
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === dot) {
      if (value < 0) return false;
      dots++;
      value = -1;
    } else {
      if (!isDigit(code) || value === 0) return false;
      value = value < 0 ? code - zero : value * 10 + code - zero;
      if (value > 255) return false;
    }
  }
  return dots === 3 && value >= 0;
}
