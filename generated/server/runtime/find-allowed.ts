// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { FindRoute, FoundRoute, HttpMethod } from './route.ts';

const methods: readonly HttpMethod[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'];

/** The route that a request addresses. A HEAD that is not described is a GET. */
export const findWithHead = (find: FindRoute, method: string, path: readonly string[]): FoundRoute | undefined =>
  find(method, path) ?? (method === 'HEAD' ? find('GET', path) : undefined);

/** The methods that a path has, for `Allow`; none where there is no such path. */
export const allowedMethods = (find: FindRoute, path: readonly string[]): string[] =>
  methods.filter((method) => findWithHead(find, method, path) !== undefined);
