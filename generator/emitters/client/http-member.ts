import type { Api } from '@forgespec/model';
import type { PropertyStructure } from '../../code/structure.ts';
import { docComment } from '../../code/comment.ts';
import type { Module } from '../../code/module.ts';
import { pathsType } from '../types/symbols.ts';
import { usableAlternatives, usableSchemes } from './usable-schemes.ts';
import { machinery, schemeConstant } from './symbols.ts';

/** Builds the property `http` of a client. Its value is a client of openapi-fetch. */
export function httpMember(module: Module): PropertyStructure {
  return {
    name: 'http',
    type: `${module.use(machinery.HttpClient)}<${module.use(pathsType)}>`,
    isReadonly: true,
    docs: docComment([
      'A client of openapi-fetch, which can also send requests that the description does not have. It uses the main server,',
      'and the headers, credentials, retries and time limits of this client. A request also has the options `timeout`,',
      '`deadline` and `retry`. The result is `{ data, error, response }`, even if the response has an error status.',
      '',
      '@see https://openapi-ts.dev/openapi-fetch/',
    ]),
  };
}

/**
 * Returns the code of the security alternatives for requests with `client.http`. These are the alternatives in the `security` of the whole
 * API. If the API has no alternatives with usable schemes, each usable scheme of the API is an alternative.
 */
export function httpSecurity(api: Api, module: Module): string {
  const general = usableAlternatives(api.security, api).filter(({ length }) => length > 0);
  const alternatives = general.length > 0 ? general : usableSchemes(api).map((scheme) => [scheme]);
  const lists = alternatives.map((schemes) =>
    schemes.map(({ scheme }) => module.use(schemeConstant(scheme))).join(', '),
  );
  return `[${lists.map((list) => `[${list}]`).join(', ')}]`;
}
