import type { PropertyStructure } from '../../code/structure.ts';
import type { Api } from '../../2-model/api.ts';
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
      'The client of openapi-fetch, typed by path, for requests that the description does not have. It sends to the main',
      'server with the same headers, credential, retries, time limits and errors, and takes `timeout`, `deadline` and',
      '`retry` for a request. A failure is a value: `{ data, error, response }`.',
      '',
      '@see https://openapi-ts.dev/openapi-fetch/',
    ]),
  };
}

/**
 * Returns the security alternatives for requests that the description does not contain. These are the alternatives of the whole API. If the
 * API has no alternatives, each usable scheme is an alternative.
 */
export function httpSecurity(api: Api, module: Module): string {
  const general = usableAlternatives(api.security, api).filter(({ length }) => length > 0);
  const alternatives = general.length > 0 ? general : usableSchemes(api).map((scheme) => [scheme]);
  const lists = alternatives.map((schemes) =>
    schemes.map(({ scheme }) => module.use(schemeConstant(scheme))).join(', '),
  );
  return `[${lists.map((list) => `[${list}]`).join(', ')}]`;
}
