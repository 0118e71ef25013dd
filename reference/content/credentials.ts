import type { CredentialCarrier, OperationModel, SecuritySchemeModel } from '@forgespec/model';
import type { Inline } from './content.ts';
import { codeList, codeText, joinParts, linkTo } from './inline.ts';
import { pageTarget, startPath } from './site-map.ts';
import { anchorFor } from './anchor.ts';

/** Returns a sentence about the credentials of an operation, also if the operation needs none. */
export function credentialsSentence(
  { security, facts }: OperationModel,
  schemes: readonly SecuritySchemeModel[],
): (readonly Inline[])[] {
  const needed = security.filter((alternative) => alternative.length > 0);
  if (needed.length === 0) return [['Needs no credentials.']];
  const words = needed.map((alternative) =>
    joinParts(
      alternative.map(({ scheme, scopes }) => [...schemeWords(scheme, schemes), ...scopeWords(scopes)]),
      ' and ',
    ),
  );
  const isOptional = needed.length < security.length;
  return [
    [`Credentials${isOptional ? ' (optional)' : ''}: `, ...joinParts(words, ', or '), '.'],
    ...(facts.scopes.length === 0
      ? []
      : [['The token needs at least one of these scopes: ', ...codeList(facts.scopes), '.']]),
  ];
}

const scopeWords = (scopes: readonly string[]): readonly Inline[] =>
  scopes.length === 0 ? [] : [` with ${scopes.length === 1 ? 'the scope' : 'the scopes'} `, ...codeList(scopes)];

function schemeWords(scheme: string, schemes: readonly SecuritySchemeModel[]): readonly Inline[] {
  const found = schemes.find(({ name }) => name === scheme);
  if (found === undefined) return [codeText(scheme)];
  return [linkTo(pageTarget(startPath, credentialAnchor(found)), ...carrierWords(found.carrier))];
}

/** Returns the anchor of a security scheme on the start page. */
export const credentialAnchor = ({ name }: SecuritySchemeModel): string => anchorFor('credential', name);

/** Returns the part of a request that contains a credential, in words. */
export function carrierWords(carrier: CredentialCarrier): readonly Inline[] {
  switch (carrier.kind) {
    case 'cookie':
      return ['the cookie ', codeText(carrier.name)];
    case 'header':
      return ['the header ', codeText(carrier.name)];
    case 'query':
      return ['the query parameter ', codeText(carrier.name)];
    case 'basic':
      return ['a user name and a password (', codeText('Authorization: Basic'), ')'];
    case 'bearer':
      return ['a token (', codeText('Authorization: Bearer'), ')'];
    case 'authorization':
      return ['the header ', codeText('Authorization'), ' with the scheme ', codeText(carrier.scheme)];
    case 'connection':
      return ['a client certificate'];
  }
}
