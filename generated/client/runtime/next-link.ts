// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parseLinks } from '../../shared/parse-links.ts';
import { losesEncryption } from '../../shared/redirects.ts';
import type { Reply } from './send.ts';
import { httpUrl } from './server-address.ts';

/**
 * Returns the address of the next page in the `Link` header of a response. Returns undefined on the last page.
 *
 * @throws {TypeError} if the address is not a URL of http or https, contains a user name or a password, or changes from https to http.
 */
export function nextLink({ request, response }: Reply): string | undefined {
  const next = parseLinks(response.headers.get('link') ?? '').find(({ relations }) => relations.includes('next'));
  return next && pageAddress(next.target, request.url);
}

/**
 * Returns the absolute address of a page.
 *
 * @param base the address of the response that contains the address.
 * @throws {TypeError} if the address is not a URL of http or https, contains a user name or a password, or changes from https to http.
 */
export function pageAddress(target: string, base: string): string {
  const url = httpUrl(target, base);
  if (!url || losesEncryption(new URL(base), url)) throw new TypeError('The next page cannot be requested');
  // An absolute address stays unchanged, because parsing it would encode some characters differently.
  return /^https?:\/\//iu.test(target) ? target : url.href;
}
