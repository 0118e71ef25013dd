import { domainNameKind } from './domain-name.ts';
import { areIdnLabels } from './idn-labels.ts';

/** RFC 3490, section 3.1: full stops of East Asian keyboards count as the ASCII full stop. */
const separator = /[.\u3002\uFF0E\uFF61]/u;

/**
 * Returns true for an `idn-hostname` such as `bücher.example`: a name as in RFC 5890, section 2.3.2.3, or a `hostname`.
 *
 * - U-labels must be valid by RFC 5891 to 5893. The mappings of RFC 5895 and UTS #46 are not applied. So upper-case letters in a
 * U-label, full-width letters and text that is not NFC are not valid.
 * - Only the label separators `。`, `．` and `｡` are mapped: they count as dots.
 * - The limits apply to the A-labels: 63 characters in a label and 253 in the name. A dot at the end is not valid, as in
 * `hasHostnameFormat`.
 */
export const hasIdnHostnameFormat = (text: string): boolean =>
  domainNameKind(text, 0) === 'plain' || (text.length <= 2 * 253 && areIdnLabels(text.split(separator)));
