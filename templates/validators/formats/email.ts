import { domainNameKind } from './domain-name.ts';
import { isAddressLiteral, localPartEnd } from './mailbox.ts';

/**
 * `email`: `joe@example.com`, `"joe bloggs"@example.com`, `joe@[192.0.2.1]`. RFC 5321, section 4.1.2, `Mailbox`.
 *
 * - The address alone: no name beside it, no `<>`, no comment, which are RFC 5322.
 * - Lengths of the local part are limits of transport (section 4.5.3.1), not of the rule: 65 characters are valid.
 *   Those of the domain are DNS's.
 * - A domain of one label, or of digits, is one. `xn--` labels are not decoded: mail does not (RFC 5321, section
 *   2.3.5).
 */
export function hasEmailFormat(text: string): boolean {
  const at = localPartEnd(text, false);
  return at > 0 && (domainNameKind(text, at + 1) !== 'none' || isAddressLiteral(text, at + 1));
}
