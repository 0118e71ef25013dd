import { domainNameKind } from './domain-name.ts';
import { areIdnLabels } from './idn-labels.ts';

/**
 * `hostname`: `api.example.com`. RFC 1123, section 2.1, with the A-labels of RFC 5890, section 2.3.2.1.
 *
 * - A label that starts with `xn--` must decode to a valid U-label, and encoding this U-label must result in the same label. The
 *   whole name must then satisfy the Bidi rule.
 * - Any other label with hyphens as third and fourth character is reserved, and not valid (RFC 5890, section 2.3.1): `ab--cd`.
 * - One label is enough, and it may be all digits. A dot at the end, which in DNS stands for the root, is not valid: `example.com.`.
 *   An underscore is not valid either.
 */
export function hasHostnameFormat(text: string): boolean {
  const kind = domainNameKind(text, 0);
  return kind === 'plain' || (kind === 'reserved' && areIdnLabels(text.split('.')));
}
