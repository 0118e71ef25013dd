import { asciiSet, lettersAndDigits } from './ascii.ts';

const hyphen = 0x2d;
const dot = 0x2e;
const alphanumeric = /* @__PURE__ */ asciiSet(lettersAndDigits);

/**
 * What a text is as a domain name of ASCII labels. `reserved` is one with a label such as `xn--bcher-kva`, whose third and
 * fourth characters are hyphens (RFC 5890, section 2.3.1).
 */
export type DomainNameKind = 'none' | 'plain' | 'reserved';

/**
 * Reads what starts at an index, to the end, as a domain name. RFC 1123, section 2.1: letters, digits and, inside a label,
 * hyphens. RFC 1035, section 2.3.4: at most 63 characters a label and 253 in all, which are 255 octets on the wire.
 */
export function domainNameKind(text: string, start: number): DomainNameKind {
  if (text.length === start || text.length - start > 253) return 'none';
  let kind: DomainNameKind = 'plain';
  let label = start;
  let canEnd = false; // a label, with the character before
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (alphanumeric[code] === 1) {
      canEnd = true;
    } else if (code === dot) {
      if (!canEnd || at - label > 63) return 'none';
      canEnd = false;
      label = at + 1;
    } else if (code === hyphen) {
      if (at === label) return 'none';
      if (at === label + 3 && !canEnd) kind = 'reserved';
      canEnd = false;
    } else {
      return 'none';
    }
  }
  return canEnd && text.length - label <= 63 ? kind : 'none';
}
