import type { Credentials } from '../requests/credentials.ts';

/** Takes credentials out of a text. */
export type Redact = (text: string) => string;

/** Credentials may come back in what a server says; no report shows them, in whatever spelling they were sent. */
export function createRedact(all: readonly Credentials[]): Redact {
  const secrets = all.flatMap((credentials) =>
    Object.values(credentials).flatMap((credential) => {
      const plain =
        typeof credential === 'string'
          ? [credential]
          : [credential.password, `${credential.username}:${credential.password}`];
      return plain.flatMap((text) => [text, encodeURIComponent(text), Buffer.from(text, 'utf8').toString('base64')]);
    }),
  );
  const longest = [...new Set(secrets)].filter((text) => text.length >= 4).toSorted((a, b) => b.length - a.length);
  return (text) => longest.reduce((redacted, secret) => redacted.replaceAll(secret, '[credential]'), text);
}
