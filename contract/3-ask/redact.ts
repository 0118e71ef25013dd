import type { RunCredential } from '../2-plan/requests/credentials.ts';
import type { Finding } from '../2-plan/finding.ts';

/** Replaces the credentials in a text. */
export type Redact = (text: string) => string;

/**
 * Returns a function that replaces the credentials in a text, in every encoding in which they were sent. A server may repeat credentials in
 * a response.
 *
 * @param secrets returns all credentials that are known so far.
 */
export function createRedact(secrets: () => readonly RunCredential[]): Redact {
  let longest: readonly string[] = [];
  let count = 0;
  return (text) => {
    const known = secrets();
    if (known.length !== count) {
      longest = encodedForms(known);
      count = known.length;
    }
    return longest.reduce((redacted, secret) => redacted.replaceAll(secret, '[credential]'), text);
  };
}

function encodedForms(secrets: readonly RunCredential[]): string[] {
  const all = secrets.flatMap((credential) => {
    const plain =
      typeof credential === 'string'
        ? [credential]
        : [credential.password, `${credential.username}:${credential.password}`];
    return plain.flatMap((text) => [
      text,
      encodeURIComponent(text),
      Buffer.from(text, 'utf8').toString('base64'),
      JSON.stringify(text).slice(1, -1),
    ]);
  });
  return [...new Set(all)].filter((text) => text.length >= 4).toSorted((a, b) => b.length - a.length);
}

/** Replaces credentials in a finding. Its texts may quote a response that repeats the credentials of the request. */
export const redactFinding = (finding: Finding, redact: Redact): Finding => ({
  ...finding,
  message: redact(finding.message),
  expected: redact(finding.expected),
  got: redact(finding.got),
});
