import { domainNameKind } from './domain-name.ts';
import { isAddressLiteral, localPartEnd } from './mailbox.ts';

/**
 * `email`: `joe@example.com`, `"joe bloggs"@example.com`, `joe@[192.0.2.1]`. RFC 5321, section 4.1.2, `Mailbox`.
 *
 * - Only an address is valid. The names, `<>` and comments of RFC 5322 are not valid.
 * - The limit of 64 characters for the local part is not part of the grammar (section 4.5.3.1), so a longer local part is valid. The
 * domain has the limits of DNS.
 * - A domain of one label, or of digits, is valid. `xn--` labels are treated as ASCII text, as in SMTP (RFC 5321, section 2.3.5).
 */
export function hasEmailFormat(text: string): boolean {
  const at = localPartEnd(text, false);
  return at > 0 && (domainNameKind(text, at + 1) !== 'none' || isAddressLiteral(text, at + 1));
}
