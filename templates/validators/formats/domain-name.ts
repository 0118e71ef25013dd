import { asciiSet, lettersAndDigits } from './ascii.ts';

const hyphen = 0x2d;
const dot = 0x2e;
const alphanumeric = /* @__PURE__ */ asciiSet(lettersAndDigits);

/**
 * What a text is as a domain name of ASCII labels. `reserved` is one with a label such as `xn--bcher-kva`, whose
 * third and fourth characters are hyphens (RFC 5890, section 2.3.1).
 */
export type DomainNameKind = 'none' | 'plain' | 'reserved';

/**
 * Reads what starts at an index, to the end, as a domain name. RFC 1123, section 2.1: letters, digits and, inside a
 * label, hyphens. RFC 1035, section 2.3.4: at most 63 characters a label and 253 in all, which are 255 octets on the
 * wire.
 */
export function domainNameKind(text: string, start: number): DomainNameKind {
  if (text.length - start > 253) return 'none';
  let kind: DomainNameKind = 'plain';
  let label = start;
  for (let at = start; ;) {
    // Letters and digits stand at the start, after hyphens, and at the end of a label.
    const run = at;
    while (at < text.length && alphanumeric[text.charCodeAt(at)] === 1) at++;
    if (at === run) return 'none';
    if (at === text.length) return at - label > 63 ? 'none' : kind;
    const code = text.charCodeAt(at);
    if (code === dot) {
      if (at - label > 63) return 'none';
      label = ++at;
      continue;
    }
    if (code !== hyphen) return 'none';
    const hyphens = at;
    while (text.charCodeAt(at) === hyphen) at++;
    if (hyphens <= label + 2 && at > label + 3) kind = 'reserved';
  }
}
