import { parseLinks } from '../shared/parse-links.ts';
import { httpUrl } from './http-url.ts';

/**
 * Returns the address of the next page in the `Link` header of a response; undefined on the last page.
 *
 * @param base the address of this page.
 * @throws {TypeError} if the address is not a URL of http or https, contains a user name or a password, or leads from https to http.
 */
export function nextLink({ headers }: Response, base: string): string | undefined {
  const next = parseLinks(headers.get('link') ?? '').find(({ relations }) => relations.includes('next'));
  return next && absolute(next.target, base);
}

function absolute(target: string, base: string): string {
  const url = httpUrl(target, base);
  // `https:` is greater than `http:`.
  if (!url || url.protocol < new URL(base).protocol) throw new TypeError('The link to the next page leads nowhere');
  // As it is given: parsing would write some characters in another way.
  return /^https?:\/\//iu.test(target) ? target : url.href;
}
