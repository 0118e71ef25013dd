import { domainNameKind } from './domain-name.ts';
import { areIdnLabels } from './idn-labels.ts';
import { isAddressLiteral, localPartEnd } from './mailbox.ts';

/**
 * `idn-email`: `δοκιμή@παράδειγμα.example`. RFC 6531, section 3.3, `Mailbox`: like `email`, but the local part may contain
 * characters outside ASCII, even in quotes, and the domain may contain U-labels.
 *
 * - The local part may be any well-formed Unicode, normalized or not: only the mail server of the domain knows the meaning of the
 *   local part. A lone surrogate is not valid.
 * - A domain with a character outside ASCII must be an `idn-hostname` whose labels are separated by `.`.
 */
export function hasIdnEmailFormat(text: string): boolean {
  const at = localPartEnd(text, true);
  if (at < 1) return false;
  return domainNameKind(text, at + 1) !== 'none' || isAddressLiteral(text, at + 1) || isIdnDomain(text.slice(at + 1));
}

const isIdnDomain = (domain: string): boolean => domain.length <= 2 * 253 && areIdnLabels(domain.split('.'));
