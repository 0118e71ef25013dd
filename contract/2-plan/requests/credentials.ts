import { environmentVariable } from '@forgespec/description/text';
import type { Api, SecurityAlternative, SecuritySchemeModel } from '@forgespec/model';
import { writeCookies } from '@forgespec/templates/shared/cookies';
import type { RequestCredentials } from '../../http/wire-request.ts';

/** A token, an API key, or a user name and a password for HTTP Basic. */
export type RunCredential = string | { readonly username: string; readonly password: string };

/** Credentials by security scheme. */
export type RunCredentials = Readonly<Record<string, RunCredential>>;

/** An empty set of credentials, for a request without credentials. */
export const noCredentials: RequestCredentials = { headers: {}, query: {}, placeholders: {} };

/**
 * Returns the first security alternative whose credentials are all known. Prefers an alternative with credentials to the empty alternative
 * `{}`. Returns undefined if every alternative needs an unknown credential.
 */
export function usableAlternative(
  security: readonly SecurityAlternative[],
  credentials: Readonly<Record<string, unknown>>,
): SecurityAlternative | undefined {
  const known = security.filter((schemes) => schemes.every(({ scheme }) => credentials[scheme] !== undefined));
  return known.find((schemes) => schemes.length > 0) ?? known[0];
}

/** Returns the headers and query parameters that contain the credentials of an alternative. */
export function placeCredentials(
  api: Api,
  alternative: SecurityAlternative,
  credentials: RunCredentials,
): RequestCredentials {
  const headers: Record<string, string> = {};
  const query: Record<string, string> = {};
  const placeholders: Record<string, string> = {};
  for (const { scheme: name } of alternative) {
    const scheme = api.securitySchemes.find((candidate) => candidate.name === name);
    const credential = credentials[name];
    if (scheme === undefined || credential === undefined) continue;
    const carried = credentialLocation(scheme, credential);
    if (carried === undefined) continue;
    const { location, key, text, before } = carried;
    if (location === 'query') query[key] = text;
    else headers[key] = location === 'cookie' && headers[key] !== undefined ? writeCookies([headers[key], text]) : text;
    placeholders[key] = `${before}$${environmentVariable(name)}`;
  }
  return { headers, query, placeholders };
}

interface CredentialLocation {
  readonly location: 'cookie' | 'header' | 'query';
  readonly key: string;
  readonly text: string;
  /** The text before the secret in the value, such as `Bearer `. */
  readonly before: string;
}

/**
 * Returns the header, cookie or query parameter that contains a credential. Returns undefined for schemes that use none of them, such as
 * mutual TLS.
 */
function credentialLocation(
  { carrier }: SecuritySchemeModel,
  credential: RunCredential,
): CredentialLocation | undefined {
  const secret = typeof credential === 'string' ? credential : `${credential.username}:${credential.password}`;
  const authorization = (scheme: string, text = secret): CredentialLocation => {
    const before = `${scheme[0]?.toUpperCase() ?? ''}${scheme.slice(1)} `;
    return { location: 'header', key: 'authorization', text: before + text, before };
  };
  switch (carrier.kind) {
    case 'header':
      return { location: 'header', key: carrier.name.toLowerCase(), text: secret, before: '' };
    case 'query':
      return { location: 'query', key: carrier.name, text: secret, before: '' };
    case 'cookie':
      return { location: 'cookie', key: 'cookie', text: `${carrier.name}=${secret}`, before: `${carrier.name}=` };
    case 'basic':
      return authorization('basic', secret.includes(':') ? Buffer.from(secret, 'utf8').toString('base64') : secret);
    case 'bearer':
      return authorization('bearer');
    case 'authorization':
      return authorization(carrier.scheme);
    case 'connection':
      return undefined;
  }
}
