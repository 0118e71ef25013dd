import { essenceOf } from '@forgespec/templates/shared/media-type';
import { sequenceNotation, type SequenceNotation } from '@forgespec/templates/shared/sequences';
import type { ComposedRequest } from './compose-request.ts';

/** A response whose body is not read yet. */
export interface ResponseHead {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly mediaType: string;
}

/** A response, as the form shows it. */
export interface ShownResponse extends ResponseHead {
  readonly milliseconds: number;
  readonly body: Blob;
}

/** Shows the items of a stream as they arrive. Reads `chunks` until the end of the stream. */
export type ShowStream = (
  head: ResponseHead,
  notation: SequenceNotation,
  chunks: AsyncIterable<Uint8Array>,
) => Promise<void>;

/**
 * Sends a request without cookies, and reads the whole response.
 *
 * @param signal ends the request. The call then throws its reason.
 * @param stop ends a stream. The response then has the part of the body that has arrived.
 * @throws {TypeError} if the connection fails, or if the server does not allow requests of this page (CORS).
 */
export async function sendRequest(
  { method, url, headers, body }: ComposedRequest,
  signal: AbortSignal,
  stop: AbortSignal,
  showStream: ShowStream,
): Promise<ShownResponse> {
  const start = performance.now();
  const response = await fetch(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.any([signal, stop]),
    cache: 'no-store',
    // The browser would follow a redirect with the same headers, and so send a credential to another server.
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
  });
  const mediaType = response.headers.get('content-type') ?? '';
  const head: ResponseHead = {
    status: response.status,
    statusText: response.type === 'opaqueredirect' ? 'Redirect' : response.statusText,
    headers: [...response.headers],
    mediaType,
  };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
      parts.push(read.value);
      yield read.value;
    }
  }
  const notation = sequenceNotation(essenceOf(mediaType));
  try {
    if (notation !== undefined) await showStream(head, notation, chunks());
    for await (const _ of chunks());
  } catch (error) {
    if (signal.aborted || !stop.aborted) throw error;
  }
  return {
    ...head,
    milliseconds: Math.round(performance.now() - start),
    body: new Blob(parts, { type: mediaType }),
  };
}
