import { satisfyBidiRule } from './bidi-rule.ts';
import { domainNameKind } from './domain-name.ts';
import { decodePunycode, encodePunycode } from './punycode.ts';
import { isULabel } from './u-label.ts';

const nonAscii = /[^\0-\x7F]/u;

/**
 * Returns true if labels form an internationalized domain name: each label is an NR-LDH label, an A-label or a U-label (RFC 5890, section
 * 2.3.2.3), the whole name is not longer than DNS allows, and the labels satisfy the Bidi rule.
 */
export function areIdnLabels(labels: readonly string[]): boolean {
  let length = labels.length - 1; // the number of dots
  const unicode: string[] = [];
  for (const label of labels) {
    const forms = nonAscii.test(label) ? formsOfULabel(label) : formsOfAsciiLabel(label);
    if (forms === undefined || forms.ascii.length > 63) return false;
    length += forms.ascii.length;
    unicode.push(forms.unicode);
  }
  return length <= 253 && satisfyBidiRule(unicode);
}

/** The two forms of a label: the A-label of DNS, and the U-label for people. */
interface LabelForms {
  readonly ascii: string;
  readonly unicode: string;
}

/** Returns the forms of a label. Returns undefined if it is not a U-label. RFC 5891, section 4.4. */
const formsOfULabel = (label: string): LabelForms | undefined =>
  isULabel(label) ? { ascii: `xn--${encodePunycode(label)}`, unicode: label } : undefined;

/**
 * Returns the forms of an ASCII label. Returns undefined if the label is not valid. RFC 5891, sections 4.4 and 5.4: encoding the U-label
 * must result in the A-label, except for the case of its letters.
 */
function formsOfAsciiLabel(label: string): LabelForms | undefined {
  const kind = domainNameKind(label, 0);
  if (kind !== 'reserved') return kind === 'plain' ? { ascii: label, unicode: label } : undefined;
  const ascii = label.toLowerCase();
  const unicode = ascii.startsWith('xn--') ? decodePunycode(ascii.slice(4)) : undefined;
  if (unicode === undefined || !nonAscii.test(unicode)) return undefined;
  const forms = formsOfULabel(unicode);
  return forms?.ascii === ascii ? forms : undefined;
}
