import { asciiSet, lettersAndDigits } from './ascii.ts';
import { isIprivate, isUcschar } from './iri-characters.ts';
import { isPercentEncoded, percent } from './percent-encoding.ts';

/** RFC 3986, section 2.3 and 2.2. */
const unreserved = `${lettersAndDigits}-._~`;
const subDelims = "!$&'()*+,;=";

// RFC 3986, appendix A: what the parts are made of, besides `pct-encoded`.
export const regName: Uint8Array = /* @__PURE__ */ asciiSet(unreserved + subDelims);
export const userinfo: Uint8Array = /* @__PURE__ */ asciiSet(`${unreserved}${subDelims}:`);
export const segmentWithoutColon: Uint8Array = /* @__PURE__ */ asciiSet(`${unreserved}${subDelims}@`);
export const path: Uint8Array = /* @__PURE__ */ asciiSet(`${unreserved}${subDelims}:@/`);
export const query: Uint8Array = /* @__PURE__ */ asciiSet(`${unreserved}${subDelims}:@/?`);

/** What may be beyond ASCII: nothing in a URI, `ucschar` in an IRI, and in its query `iprivate` as well. */
export type Beyond = 'nothing' | 'ucschar' | 'ucschar or iprivate';

/** Where a run of characters of a set and of `pct-encoded` ends. */
export function runEnd(text: string, start: number, set: Uint8Array, beyond: Beyond): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === percent) {
      if (!isPercentEncoded(text, at)) return at;
      at += 3;
    } else if (code < 0x80) {
      if (set[code] !== 1) return at;
      at++;
    } else {
      const codePoint = text.codePointAt(at) ?? 0;
      if (!isBeyond(codePoint, beyond)) return at;
      at += codePoint > 0xffff ? 2 : 1;
    }
  }
  return at;
}

function isBeyond(codePoint: number, beyond: Beyond): boolean {
  if (beyond === 'nothing' || isBidiFormatting(codePoint)) return false;
  return isUcschar(codePoint) || (beyond === 'ucschar or iprivate' && isIprivate(codePoint));
}

/** LRM, RLM, LRE, RLE, PDF, LRO and RLO, which no IRI may contain: RFC 3987, section 4.1. */
const isBidiFormatting = (codePoint: number): boolean =>
  codePoint === 0x200e || codePoint === 0x200f || (codePoint >= 0x202a && codePoint <= 0x202e);
