import type { CredentialCarrier, OperationModel, SecuritySchemeModel } from '@forgespec/model';
import { inlineCode } from './markdown-text.ts';

/** Returns a Markdown sentence about the credentials of an operation, also if the operation needs none. */
export function credentialsRemark({ security }: OperationModel, schemes: readonly SecuritySchemeModel[]): string {
  const needed = security.filter((alternative) => alternative.length > 0);
  if (needed.length === 0) return 'Needs no credentials.';
  const words = needed.map((alternative) =>
    alternative.map(({ scheme, scopes }) => `${schemeWords(scheme, schemes)}${scopeWords(scopes)}`).join(' and '),
  );
  const isOptional = needed.length < security.length;
  return `Credentials${isOptional ? ' (optional)' : ''}: ${words.join(', or ')}.`;
}

const scopeWords = (scopes: readonly string[]): string =>
  scopes.length === 0
    ? ''
    : ` with ${scopes.length === 1 ? 'the scope' : 'the scopes'} ${scopes.map(inlineCode).join(', ')}`;

function schemeWords(scheme: string, schemes: readonly SecuritySchemeModel[]): string {
  const found = schemes.find(({ name }) => name === scheme);
  return found === undefined ? inlineCode(scheme) : carrierWords(found.carrier);
}

function carrierWords(carrier: CredentialCarrier): string {
  switch (carrier.kind) {
    case 'cookie':
      return `the cookie ${inlineCode(carrier.name)}`;
    case 'header':
      return `the header ${inlineCode(carrier.name)}`;
    case 'query':
      return `the query parameter ${inlineCode(carrier.name)}`;
    case 'basic':
      return `a user name and a password (${inlineCode('Authorization: Basic')})`;
    case 'bearer':
      return `a token (${inlineCode('Authorization: Bearer')})`;
    case 'authorization':
      return `the header ${inlineCode('Authorization')} with the scheme ${inlineCode(carrier.scheme)}`;
    case 'connection':
      return 'a client certificate';
  }
}
