import { headerEntries } from '../shared/header-entries.ts';
import { writeCookies } from '../shared/cookies.ts';
import type { HttpRequest } from './send.ts';

/**
 * Adds a credential to the header `Cookie` of a request. Browsers ignore this header, and send their own cookies instead.
 *
 * @throws {TypeError} if the credential has a character that a cookie cannot contain.
 */
export function addToCookies(request: HttpRequest, name: string, text: string): HttpRequest {
  if (/[\s",;\\]/u.test(text)) throw new TypeError(`The cookie ${name} has a character that cookies cannot contain`);
  const headers = new Headers(headerEntries(request.headers));
  const given = headers.get('cookie');
  headers.set('cookie', writeCookies([...(given === null ? [] : [given]), `${name}=${text}`]));
  return { ...request, headers };
}
