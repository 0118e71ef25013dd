import { isDigit } from './ascii.ts';

const dot = 0x2e;
const zero = 0x30;

/**
 * `ipv4`: `192.0.2.1`. RFC 2673, section 3.2, `dotted-quad`.
 *
 * - No leading zero, as in RFC 3986, `dec-octet`: `decbyte` would allow it, but some readers take `010` for 8, and an address
 *   that two programs read differently opens doors.
 * - All four numbers: `127.1` is a habit of `inet_aton`.
 */
export const isIpv4 = (text: string): boolean => isIpv4Between(text, 0, text.length);

/** Whether the characters from `start` up to `end` are an address. */
export function isIpv4Between(text: string, start: number, end: number): boolean {
  let at = start;
  for (let octet = 1; ; octet++) {
    at = octetEnd(text, at);
    if (octet === 4) return at === end;
    if (text.charCodeAt(at) !== dot) return false;
    at++;
  }
}

/** Where a number from 0 to 255 ends; -1 where there is none. */
function octetEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  const second = text.charCodeAt(start + 1);
  if (!isDigit(first)) return -1;
  if (!isDigit(second)) return start + 1;
  if (first === zero) return -1;
  const third = text.charCodeAt(start + 2);
  if (!isDigit(third)) return start + 2;
  return (first - zero) * 100 + (second - zero) * 10 + third - zero <= 255 ? start + 3 : -1;
}
