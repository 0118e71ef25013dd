// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { readCookies } from '../../shared/cookies.ts';
import type { BasicCredential, ReceivedCredential } from './auth.ts';
import type { TransportRequest } from './transport.ts';

/** The location of the credential of a security scheme in a request. */
export type CredentialLocation =
  /** The credential is the certificate of the client. The server that terminates TLS checks this certificate. */
  | { readonly in: 'connection' }
  | { readonly in: 'cookie' | 'header' | 'query'; readonly name: string }
  /** The header `Authorization`, with an authentication scheme in lower case: `bearer`. */
  | { readonly in: 'authorization'; readonly scheme: string };

/** A map from the names of security schemes to the locations of their credentials. */
export type CredentialLocations = Readonly<Record<string, CredentialLocation>>;

/** Returns true if the credential of a scheme is sent in a header other than `Cookie`. */
export const isInHeader = (scheme: CredentialLocation): boolean =>
  scheme.in === 'header' || scheme.in === 'authorization';

/**
 * Reads the credential of a scheme from a request. Returns undefined if no credential is sent, or if the credential is the certificate of
 * the connection. Returns null if the credential is empty or malformed.
 */
export function readCredential(
  scheme: CredentialLocation,
  request: TransportRequest,
  query: string,
): ReceivedCredential | null {
  switch (scheme.in) {
    case 'header':
      return nullIfEmpty(request.header(scheme.name));
    case 'authorization': {
      const value = nullIfEmpty(request.header('authorization'));
      return value && readAuthorization(value, scheme.scheme);
    }
    case 'query':
      return nullIfEmpty(new URLSearchParams(query).get(scheme.name) ?? undefined);
    case 'cookie':
      return nullIfEmpty(readCookies(request.header('cookie') ?? '').find(([name]) => name === scheme.name)?.[1]);
    case 'connection':
      return undefined;
  }
}

const nullIfEmpty = (value: string | undefined): string | null | undefined => (value === '' ? null : value);

/**
 * Returns the credential in the header `Authorization`. Returns undefined if the header has another scheme, and null if the credential is
 * empty or malformed. The name of the scheme may be in upper or lower case (RFC 9110, section 11.4).
 */
function readAuthorization(header: string, authorization: string): ReceivedCredential | null {
  const [scheme = ''] = header.split(' ', 1);
  if (scheme.toLowerCase() !== authorization) return undefined;
  const credential = header.slice(scheme.length).trim();
  return authorization === 'basic' ? readBasic(credential) : nullIfEmpty(credential);
}

/** Decodes `user:password` from base64 and UTF-8 (RFC 7617, section 2). Returns null if the text is malformed. */
function readBasic(encoded: string): BasicCredential | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    const colon = text.indexOf(':');
    return colon === -1 ? null : { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return null;
  }
}
