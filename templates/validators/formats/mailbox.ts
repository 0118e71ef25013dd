import { asciiSet, lettersAndDigits } from './ascii.ts';
import { hasIpv6Format } from './ipv6.ts';

const space = 0x20;
const quote = 0x22;
const dot = 0x2e;
const atSign = 0x40;
const openBracket = 0x5b;
const backslash = 0x5c;
const tilde = 0x7e;

/** RFC 5322, section 3.2.3. */
const atext = /* @__PURE__ */ asciiSet(`${lettersAndDigits}!#$%&'*+-/=?^_\`{|}~`);

const loneSurrogate = /\p{Surrogate}/u;

/**
 * Returns the index of the `@` after the local part. Returns -1 if the local part is not valid. RFC 5321, section 4.1.2; RFC 6531, section
 * 3.3, if `isInternational` is true.
 */
export function localPartEnd(text: string, isInternational: boolean): number {
  const end =
    text.charCodeAt(0) === quote ? quotedStringEnd(text, isInternational) : dotStringEnd(text, isInternational);
  if (end < 1 || text.charCodeAt(end) !== atSign) return -1;
  return isInternational && loneSurrogate.test(text) ? -1 : end;
}

/** Returns the index after runs of `atext` that are separated by single dots. Returns -1 if a run is empty. */
function dotStringEnd(text: string, isInternational: boolean): number {
  let at = 0;
  for (let atom = 0; ; atom = at) {
    while (at < text.length && isAtext(text.charCodeAt(at), isInternational)) at++;
    if (at === atom) return -1;
    if (text.charCodeAt(at) !== dot) return at;
    at++;
  }
}

const isAtext = (code: number, isInternational: boolean): boolean =>
  atext[code] === 1 || (isInternational && code > 0x7f);

/** `DQUOTE *( qtextSMTP / quoted-pairSMTP ) DQUOTE` */
function quotedStringEnd(text: string, isInternational: boolean): number {
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === backslash) {
      at++;
      if (!isPrintable(text.charCodeAt(at))) return -1;
    } else if (!isPrintable(code) && !(isInternational && code > 0x7f)) {
      return -1;
    }
  }
  return -1;
}

const isPrintable = (code: number): boolean => code >= space && code <= tilde;

/** RFC 5321, section 4.1.3, `Snum`, which may have leading zeros. */
const ipv4Literal = /^\[(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d?\d)\]$/u;
const ipv6Tag = /^\[ipv6:/iu;

/**
 * Returns true if the characters from an index to the end are an `address-literal`. RFC 5321, section 4.1.3.
 *
 * IPv6 is the only tag that is registered. RFC 5321 does not allow `::` for a single group, but `::` is valid here, as in RFC 4291.
 */
export function isAddressLiteral(text: string, start: number): boolean {
  if (text.charCodeAt(start) !== openBracket || !text.endsWith(']')) return false;
  const literal = text.slice(start);
  return ipv4Literal.test(literal) || (ipv6Tag.test(literal) && hasIpv6Format(literal.slice(6, -1)));
}
