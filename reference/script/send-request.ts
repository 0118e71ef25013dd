import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { ComposedRequest } from './compose-request.ts';

/** A response, as the form shows it. */
export interface ShownResponse {
  readonly status: number;
  readonly statusText: string;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly mediaType: string;
  readonly body: Blob;
}

/**
 * Sends a request without cookies, and reads the whole response.
 *
 * @param onText receives the parts of a stream as soon as they arrive.
 * @throws {TypeError} if the connection fails, or if the server does not allow requests of this page (CORS).
 */
export async function sendRequest(
  { method, url, headers, body }: ComposedRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<ShownResponse> {
  const start = performance.now();
  const response = await fetch(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body === undefined ? {} : { body }),
    signal,
    cache: 'no-store',
    // The browser would follow a redirect with the same headers, and so send a credential to another server.
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
  });
  const mediaType = response.headers.get('content-type') ?? '';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const decoder = new TextDecoder();
  const isStream = mediaType !== '' && mediaKind(mediaType) === 'sequence';
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    parts.push(read.value);
    if (isStream) onText(decoder.decode(read.value, { stream: true }));
  }
  return {
    status: response.status,
    statusText: response.type === 'opaqueredirect' ? 'Redirect' : response.statusText,
    milliseconds: Math.round(performance.now() - start),
    headers: [...response.headers],
    mediaType,
    body: new Blob(parts, { type: mediaType }),
  };
}
