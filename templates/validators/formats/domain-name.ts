import { asciiSet, lettersAndDigits } from './ascii.ts';

const hyphen = 0x2d;
const dot = 0x2e;
const alphanumeric = /* @__PURE__ */ asciiSet(lettersAndDigits);

/**
 * The kind of a domain name with ASCII labels. The kind is `none` if the text is not a domain name. A `reserved` name has a label such as
 * `xn--bcher-kva`, whose third and fourth characters are hyphens (RFC 5890, section 2.3.1).
 */
export type DomainNameKind = 'none' | 'plain' | 'reserved';

/**
 * Returns the kind of the domain name between an index and the end of a text. RFC 1123, section 2.1: letters and digits, with hyphens only
 * between them. RFC 1035, section 2.3.4: at most 63 characters in a label and 253 in the name (255 octets in a DNS message).
 */
export function domainNameKind(text: string, start: number): DomainNameKind {
  if (text.length - start > 253) return 'none';
  let kind: DomainNameKind = 'plain';
  for (let label = start; ;) {
    const end = labelEnd(text, label);
    if (end === -1 || end - label > 63) return 'none';
    if (end > label + 3 && areHyphens(text, label + 2)) kind = 'reserved';
    if (end === text.length) return kind;
    if (text.charCodeAt(end) !== dot) return 'none';
    label = end + 1;
  }
}

/**
 * Returns the index after a label. A label starts and ends with a letter or digit, and a letter or digit follows each run of hyphens.
 * Returns -1 if no label starts at the index.
 */
function labelEnd(text: string, start: number): number {
  for (let at = start; ;) {
    const run = at;
    while (at < text.length && alphanumeric[text.charCodeAt(at)] === 1) at++;
    if (at === run) return -1;
    if (at === text.length || text.charCodeAt(at) !== hyphen) return at;
    while (text.charCodeAt(at) === hyphen) at++;
  }
}

/** Returns true if the characters at an index and after it are hyphens. */
const areHyphens = (text: string, at: number): boolean =>
  text.charCodeAt(at) === hyphen && text.charCodeAt(at + 1) === hyphen;
