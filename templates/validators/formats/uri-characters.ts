import { asciiSet, lettersAndDigits } from './ascii.ts';
import { isIprivate, isUcschar } from './iri-characters.ts';
import { isPercentEncoded, percent } from './percent-encoding.ts';

/** RFC 3986, sections 2.3 and 2.2. */
const unreserved = `${lettersAndDigits}-._~`;
const subDelims = "!$&'()*+,;=";

// RFC 3986, appendix A: the characters of each part, except `pct-encoded`.
export const scheme: Uint8Array = /* @__PURE__ */ asciiSet(`${lettersAndDigits}+-.`);
export const regName: Uint8Array = /* @__PURE__ */ asciiSet(unreserved + subDelims);
export const userinfo: Uint8Array = /* @__PURE__ */ asciiSet(`${unreserved}${subDelims}:`);
export const segmentWithoutColon: Uint8Array = /* @__PURE__ */ asciiSet(`${unreserved}${subDelims}@`);
export const path: Uint8Array = /* @__PURE__ */ asciiSet(`${unreserved}${subDelims}:@/`);
export const query: Uint8Array = /* @__PURE__ */ asciiSet(`${unreserved}${subDelims}:@/?`);

/** The valid characters beyond ASCII: none in a URI, `ucschar` in an IRI, and also `iprivate` in the query of an IRI. */
export type Beyond = 'nothing' | 'ucschar' | 'ucschar or iprivate';

/** Returns the index after a run of `pct-encoded` and of characters in `set` or `beyond`. */
export function runEnd(text: string, start: number, set: Uint8Array, beyond: Beyond): number {
  for (let at = start; ;) {
    while (at < text.length && set[text.charCodeAt(at)] === 1) at++;
    const length = at === text.length ? 0 : lengthOfOther(text, at, beyond);
    if (length === 0) return at;
    at += length;
  }
}

/** Returns the length of `pct-encoded`, or of a valid character beyond ASCII. Returns 0 for any other character. */
function lengthOfOther(text: string, at: number, beyond: Beyond): number {
  if (text.charCodeAt(at) === percent) return isPercentEncoded(text, at) ? 3 : 0;
  const codePoint = beyond === 'nothing' ? 0 : (text.codePointAt(at) ?? 0);
  if (!isUcschar(codePoint) && !(beyond === 'ucschar or iprivate' && isIprivate(codePoint))) return 0;
  if (isBidiFormatting(codePoint)) return 0;
  return codePoint > 0xffff ? 2 : 1;
}

/** LRM, RLM, LRE, RLE, PDF, LRO and RLO, which no IRI may contain: RFC 3987, section 4.1. */
const isBidiFormatting = (codePoint: number): boolean =>
  codePoint === 0x200e || codePoint === 0x200f || (codePoint >= 0x202a && codePoint <= 0x202e);
