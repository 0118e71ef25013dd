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
  let at = octetEnd(text, start, end);
  for (let count = 1; count < 4; count++) {
    if (at === -1 || text.charCodeAt(at) !== dot) return false;
    at = octetEnd(text, at + 1, end);
  }
  return at === end;
}

/** Returns the index after a number from 0 to 255 without leading zeros. Returns -1 if there is no such number at the index. */
function octetEnd(text: string, start: number, end: number): number {
  let value = 0;
  let at = start;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) break;
    value = value * 10 + code - zero;
  }
  const hasLeadingZero = at > start + 1 && text.charCodeAt(start) === zero;
  return at === start || value > 255 || hasLeadingZero ? -1 : at;
}
