// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Credential } from './credentials.ts';

/** `Authorization: Bearer …`. RFC 6750, section 2.1. */
export const writeBearer = (credential: Credential): string => `Bearer ${String(credential)}`;

/** `Authorization: Basic …`, in UTF-8. RFC 7617, section 2. */
export function writeBasic(credential: Credential): string {
  if (typeof credential === 'string') return `Basic ${credential}`;
  const bytes = new TextEncoder().encode(`${credential.username}:${credential.password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
