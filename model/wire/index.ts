/** The notation of values in requests. */

export { encodeCookies } from './encode-cookies.ts';
export { encodeForm } from './encode-form.ts';
export { encodeHeader } from './encode-header.ts';
export { encodePath } from './encode-path.ts';
export { encodeQuery, queryStyles, styleOf } from './encode-query.ts';
