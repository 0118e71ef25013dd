import { isHexDigit } from './ascii.ts';
import { isIpv4Between } from './ipv4.ts';

const dot = 0x2e;
const colon = 0x3a;

/**
 * `ipv6`: `2001:db8::1`, `::ffff:192.0.2.1`. RFC 4291, section 2.2.
 *
 * - `::` may occur once. It replaces at least one group, so at most seven other groups remain.
 * - An IPv4 address without leading zeros may replace the last two groups.
 * - A zone (`%eth0`, RFC 4007), a prefix (`/64`) and brackets are not part of an address, and not valid.
 */
export const hasIpv6Format = (text: string): boolean => isIpv6Between(text, 0, text.length);

/** Returns true if the characters from `start` up to `end` are an address. */
export function isIpv6Between(text: string, start: number, end: number): boolean {
  let groups = 0;
  let isCompressed = colonsAt(text, start, end) === 2;
  let at = isCompressed ? start + 2 : start;
  while (at < end) {
    const groupEnd = hexDigitsEnd(text, at, end);
    if (groupEnd < end && text.charCodeAt(groupEnd) === dot)
      return fits(groups + 2, isCompressed) && isIpv4Between(text, at, end);
    if (groupEnd === at || groupEnd - at > 4) return false;
    groups++;
    if (groupEnd === end) break;
    const colons = colonsAt(text, groupEnd, end);
    if (colons === 0 || (colons === 2 && isCompressed)) return false;
    isCompressed ||= colons === 2;
    at = groupEnd + colons;
  }
  return fits(groups, isCompressed);
}

/** Returns the index after at most five hexadecimal digits. A group has at most four. */
function hexDigitsEnd(text: string, start: number, end: number): number {
  const most = Math.min(end, start + 5);
  let at = start;
  while (at < most && isHexDigit(text.charCodeAt(at))) at++;
  return at;
}

/** Returns the length of the separator after a group: 1 for `:` before a further group, 2 for `::`, and 0 for anything else. */
function colonsAt(text: string, at: number, end: number): number {
  if (text.charCodeAt(at) !== colon || at + 1 === end) return 0;
  return text.charCodeAt(at + 1) === colon ? 2 : 1;
}

const fits = (groups: number, isCompressed: boolean): boolean => (isCompressed ? groups < 8 : groups === 8);
