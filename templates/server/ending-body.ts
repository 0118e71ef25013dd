import { essenceOf } from '../shared/media-type.ts';
import { sequenceNotation } from '../shared/sequence-notation.ts';
import type { BodySource } from './body-source.ts';
import { isAbortError } from './dispatch.ts';
import type { StreamedBody } from './transport.ts';

/** How long an event stream may continue after the server starts to close, in milliseconds. */
const graceTime = 1000;

/**
 * Returns the body to send. If the body is a sequence of items, such as an event stream, the function `abort` is called when the server
 * starts to close, so that the handler can end the sequence. An event stream that does not end soon is ended by the server, because it may
 * be endless. Other bodies are unchanged: the server waits for them.
 *
 * @param contentType the media type of the response.
 * @param closing aborts when the server starts to close.
 * @param abort aborts the signal that the handler gets.
 */
export function endingBody(
  body: StreamedBody,
  contentType: string,
  closing: AbortSignal,
  abort: () => void,
): StreamedBody {
  const notation = sequenceNotation(essenceOf(contentType));
  if (notation === undefined) return body;
  const grace = notation === 'events' ? graceTime : undefined;
  const ending: StreamedBody = {
    open: (contentLength) => endingSource(body.open(contentLength), closing, abort, grace),
    toWeb: (response, method, signal) => body.toWeb({ ...response, body: ending }, method, signal),
  };
  return ending;
}

/** @param grace how long the source may continue after `closing`, in milliseconds. Undefined if its end is an incomplete response. */
function endingSource(
  source: BodySource,
  closing: AbortSignal,
  abort: () => void,
  grace: number | undefined,
): BodySource {
  let isEnded = false;
  let end = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    abort();
    if (grace === undefined) return;
    timer = setTimeout(() => {
      isEnded = true;
      source.cancel();
      end();
    }, grace);
  };
  const release = (): void => {
    closing.removeEventListener('abort', close);
    clearTimeout(timer);
  };
  if (closing.aborted) close();
  else closing.addEventListener('abort', close, { once: true });
  const nextOrEnd = (): Promise<Uint8Array | undefined> =>
    new Promise((resolve, reject) => {
      end = () => resolve(undefined);
      if (isEnded) end();
      else source.next().then(resolve, reject);
    });
  return {
    cancel() {
      release();
      source.cancel();
    },
    async next() {
      try {
        const chunk = await nextOrEnd();
        if (chunk === undefined) release();
        return chunk;
      } catch (error) {
        release();
        // The handler has passed its signal to a function that throws when the signal aborts.
        if (grace !== undefined && closing.aborted && isAbortError(error)) return undefined;
        throw error;
      }
    },
  };
}
