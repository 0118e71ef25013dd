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
  let label = start;
  for (let at = start; ;) {
    // A label starts and ends with a letter or digit, and a letter or digit follows each run of hyphens.
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
