import type { RequestBody } from './operation.ts';

/** Returns true if `fetch` sends a value as a body. `fetch` would send any other object as `[object Object]`. */
export const isRequestBody = (body: unknown): body is RequestBody =>
  typeof body === 'string' ||
  body instanceof Blob ||
  body instanceof ArrayBuffer ||
  ArrayBuffer.isView(body) ||
  body instanceof FormData ||
  body instanceof URLSearchParams ||
  body instanceof ReadableStream ||
  Symbol.asyncIterator in Object(body);

/**
 * Returns a body unchanged, for a body that needs no encoding.
 *
 * @throws {TypeError} if `fetch` cannot send the body.
 */
export function unencoded(body: unknown): RequestBody {
  if (isRequestBody(body)) return body;
  throw new TypeError('The body must be text, bytes, a Blob, FormData, URLSearchParams or a stream');
}
