import type { Finding } from '../2-plan/finding.ts';
import type { Redact } from './redact.ts';

/** A finding without the credentials that a server may have sent back: they can be in all that it says in words. */
export const redactFinding = (finding: Finding, redact: Redact): Finding => ({
  ...finding,
  message: redact(finding.message),
  expected: redact(finding.expected),
  got: redact(finding.got),
});
