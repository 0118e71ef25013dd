import { isDigit, isHexDigit } from './ascii.ts';
import { isIpv6Between } from './ipv6.ts';
import { regName, runEnd, userinfo, type Beyond } from './uri-characters.ts';

const hash = 0x23;
const dot = 0x2e;
const slash = 0x2f;
const colon = 0x3a;
const question = 0x3f;
const atSign = 0x40;
const openBracket = 0x5b;
const lowerV = 0x76;

/** Returns the index after `[ userinfo "@" ] host [ ":" port ]`. Returns -1 if the authority is not valid. RFC 3986, section 3.2. */
export function authorityEnd(text: string, start: number, beyond: Beyond): number {
  const end = hostAndPortEnd(text, start, beyond);
  if (end >= 0) return end;
  const user = runEnd(text, start, userinfo, beyond);
  return text.charCodeAt(user) === atSign ? hostAndPortEnd(text, user + 1, beyond) : -1;
}

/** Returns the index after `host [ ":" port ]`. Returns -1 if the authority does not end there. */
function hostAndPortEnd(text: string, start: number, beyond: Beyond): number {
  let at = hostEnd(text, start, beyond);
  if (at < text.length && text.charCodeAt(at) === colon) {
    do at++;
    while (isDigit(text.charCodeAt(at)));
  }
  if (at === text.length) return at;
  const next = text.charCodeAt(at);
  return next === slash || next === question || next === hash ? at : -1;
}

/**
 * Returns the index after the host. Returns -1 if an `IP-literal` in brackets is not valid. A host without brackets is read as a
 * `reg-name`, because every IPv4 address is also a `reg-name`. Section 3.2.2.
 */
function hostEnd(text: string, start: number, beyond: Beyond): number {
  if (text.charCodeAt(start) !== openBracket) return runEnd(text, start, regName, beyond);
  const close = text.indexOf(']', start);
  if (close < 0) return -1;
  return isIpv6Between(text, start + 1, close) || isIpvFuture(text, start + 1, close) ? close + 1 : -1;
}

/** `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` */
function isIpvFuture(text: string, start: number, end: number): boolean {
  if ((text.charCodeAt(start) | 0x20) !== lowerV) return false;
  let at = start + 1;
  while (isHexDigit(text.charCodeAt(at))) at++;
  if (at === start + 1 || text.charCodeAt(at) !== dot || at + 1 === end) return false;
  for (let index = at + 1; index < end; index++) {
    if (userinfo[text.charCodeAt(index)] !== 1) return false;
  }
  return true;
}
