// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isObject } from '../../shared/plain-value.ts';
import { oneLine } from './one-line.ts';

/**
 * The reason for which no complete response arrived. `timeout`, `responseTimeout`, `longestSilence`, `deadline` and
 * `longestBody` are the options whose limit was reached. The reason is `connection-failed` if the platform does not state it, as in browsers.
 */
export type ConnectionFailure =
  | 'certificate-expired'
  | 'certificate-for-another-host'
  | 'certificate-not-trusted'
  | 'connection-closed-early'
  | 'connection-failed'
  | 'connection-refused'
  | 'connection-reset'
  | 'connection-timed-out'
  | 'deadline'
  | 'host-not-found'
  | 'host-unreachable'
  | 'invalid-response'
  | 'longestBody'
  | 'longestSilence'
  | 'responseTimeout'
  | 'secure-connection-failed'
  | 'timeout';

/** The reasons, and the codes and messages with which Node, Deno, Bun and workerd state them. */
const failures: readonly (readonly [ConnectionFailure, RegExp])[] = [
  ['connection-refused', /ECONNREFUSED|connection ?refused/iu],
  ['host-not-found', /ENOTFOUND|EAI_|dns error/iu],
  ['host-unreachable', /UNREACH|ENETDOWN/iu],
  ['certificate-expired', /CERT_HAS_EXPIRED|certificate:? (?:has )?expired/iu],
  ['certificate-for-another-host', /ALTNAME|not ?valid ?for ?name/iu],
  ['certificate-not-trusted', /SELF_SIGNED|ISSUER|LEAF_SIG/iu],
  ['secure-connection-failed', /EPROTO|_SSL|_TLS|certificate/iu],
  ['connection-timed-out', /TIMEOUT|ETIMEDOUT|timed out/iu],
  // If the connection ends within a body, the parser of Node states an invalid end of the file.
  [
    'invalid-response',
    /protocol \((?!Invalid EOF)|bad (?:response|upgrade)|incorrect (?:data|header)|OVERFLOW|encodings/u,
  ],
  ['connection-reset', /ECONNRESET|EPIPE|reset/iu],
  ['connection-closed-early', /UND_ERR_SOCKET|closed|connection lost|terminated/iu],
  // Node also states this code if a header is not valid.
  ['invalid-response', /LENGTH_MISMATCH/u],
];

/** A reason, and the words for it. */
export type ExplainedFailure = readonly [code: ConnectionFailure, words: string];

/** Returns the reason of a failed connection. @param cause the exception of the platform. */
export function connectionFailureOf(cause: unknown): ExplainedFailure {
  const texts = textsOf(cause);
  for (const [code, pattern] of failures)
    if (texts.some((text) => pattern.test(text))) return [code, code.replace(/-/gu, ' ')];
  // The text of an unknown failure may contain the address, whose query may contain a credential.
  const last = texts
    .slice(-1)
    .join()
    .replace(/https?:[^\s)]*/giu, '…');
  return ['connection-failed', `connection failed${last && ` (${oneLine(last, 100)})`}`];
}

/** Returns the code and the message of an error, and of its causes. If several addresses were tried, there is one cause for each. */
function textsOf(error: unknown, depth: number = 0): string[] {
  if (!isObject(error) || depth > 5) return [];
  const { code = '', message = '', cause, errors }: PlatformError = error;
  return [`${code} ${message}`.trim(), ...[cause, errors].flat().flatMap((part) => textsOf(part, depth + 1))];
}

interface PlatformError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}
