// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parseLinks } from '../../shared/parse-links.ts';
import { losesEncryption } from '../../shared/redirects.ts';
import { withoutQuery } from './errors.ts';
import { oneLine } from './one-line.ts';
import type { Reply } from './send.ts';
import { httpUrl } from './server-address.ts';

/**
 * Returns the address of the next page in the `Link` header of a response. Returns undefined on the last page.
 *
 * @throws {TypeError} if the address is not a URL of http or https, contains a user name or a password, or changes from https to http.
 */
export function nextLink(reply: Reply): string | undefined {
  const next = parseLinks(reply.response.headers.get('link') ?? '').find(({ relations }) => relations.includes('next'));
  return next && pageAddress(next.target, reply);
}

/**
 * Returns the absolute address of a page.
 *
 * @param reply the response that contains the address.
 * @throws {TypeError} if the address is not a URL of http or https, contains a user name or a password, or changes from https to http.
 */
export function pageAddress(target: string, { request, context }: Reply): string {
  const base = request.url;
  const url = httpUrl(target, base);
  if (!url || losesEncryption(new URL(base), url))
    throw new TypeError(`${context.operation.id}: the next page cannot be requested at ${shownAddress(target)}`);
  // An absolute address stays unchanged, because parsing it would encode some characters differently.
  return /^https?:\/\//iu.test(target) ? target : url.href;
}

/** Returns an address without its query and its user name, which may contain a credential. */
const shownAddress = (address: string): string => oneLine(withoutQuery(address).replace(/[^/]*@/u, ''), 300);
