import type { CredentialCarrier } from '@forgespec/model';
import { shellWordWith } from '@forgespec/description/text';

/**
 * Returns the options with which curl sends a credential.
 *
 * @param variables the environment variables that contain the credential.
 */
export function curlCredential(carrier: CredentialCarrier, [first = '', second = '']: readonly string[]): string[] {
  switch (carrier.kind) {
    case 'basic':
      return [`--user "$${first}:$${second}"`];
    case 'bearer':
      return [`--header ${shellWordWith('Authorization: Bearer ', first)}`];
    case 'authorization':
      return [`--header ${shellWordWith(`Authorization: ${carrier.scheme} `, first)}`];
    case 'query':
      return [`--data-urlencode ${shellWordWith(`${carrier.name}=`, first)}`];
    case 'header':
      return [`--header ${shellWordWith(`${carrier.name}: `, first)}`];
    case 'cookie':
      return [`--cookie ${shellWordWith(`${carrier.name}=`, first)}`];
    case 'connection':
      return [];
  }
}
