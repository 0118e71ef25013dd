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
  let isCompressed = false;
  let at = start;
  if (text.charCodeAt(at) === colon) {
    if (text.charCodeAt(at + 1) !== colon) return false;
    isCompressed = true;
    at += 2;
  }
  while (at < end) {
    const group = at;
    while (at < end && at - group < 5 && isHexDigit(text.charCodeAt(at))) at++;
    if (at < end && text.charCodeAt(at) === dot) {
      return fits(groups + 2, isCompressed) && isIpv4Between(text, group, end);
    }
    if (at === group || at - group > 4) return false;
    groups++;
    if (at === end) break;
    if (text.charCodeAt(at) !== colon || ++at === end) return false;
    if (text.charCodeAt(at) !== colon) continue;
    if (isCompressed) return false;
    isCompressed = true;
    at++;
  }
  return fits(groups, isCompressed);
}

const fits = (groups: number, isCompressed: boolean): boolean => (isCompressed ? groups < 8 : groups === 8);
