import type { OutgoingMessage } from './compose-request.ts';

/** The longest time for a request and its response, in milliseconds. */
const longest = 10_000;

/**
 * Sends a request. Does not follow redirects, because a receiver must not choose the address of another request.
 *
 * @returns the status of the response.
 * @throws {TypeError} if the receiver cannot be reached.
 * @throws {DOMException} if the receiver does not respond in time.
 */
export async function sendOutgoing(url: URL, { method, query, headers, body }: OutgoingMessage): Promise<number> {
  const address = new URL(url);
  if (query !== '') address.search = [address.search.slice(1), query].filter(Boolean).join('&');
  const response = await fetch(address, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
    ...(body !== undefined && { body }),
  });
  await response.body?.cancel();
  return response.status;
}
