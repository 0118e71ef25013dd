import type { RunCredential } from '../2-plan/requests/credentials.ts';
import type { Finding } from '../2-plan/finding.ts';

/** Takes credentials out of a text. */
export type Redact = (text: string) => string;

/**
 * Credentials may come back in what a server says; no report shows them, in whatever spelling they were sent.
 *
 * @param secrets every credential that was used so far.
 */
export function createRedact(secrets: () => readonly RunCredential[]): Redact {
  let longest: readonly string[] = [];
  let count = 0;
  return (text) => {
    const known = secrets();
    if (known.length !== count) {
      longest = spellings(known);
      count = known.length;
    }
    return longest.reduce((redacted, secret) => redacted.replaceAll(secret, '[credential]'), text);
  };
}

function spellings(secrets: readonly RunCredential[]): string[] {
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

/** A finding without the credentials that a server may have sent back: they can be in all that it says in words. */
export const redactFinding = (finding: Finding, redact: Redact): Finding => ({
  ...finding,
  message: redact(finding.message),
  expected: redact(finding.expected),
  got: redact(finding.got),
});
