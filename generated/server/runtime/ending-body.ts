// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { essenceOf } from '../../shared/media-type.ts';
import { sequenceNotation } from '../../shared/sequence-notation.ts';
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
    open: (contentLength) => new EndingSource(body.open(contentLength), closing, abort, grace),
    toWeb: (response, method, signal) => body.toWeb({ ...response, body: ending }, method, signal),
  };
  return ending;
}

class EndingSource implements BodySource {
  readonly #source: BodySource;
  readonly #closing: AbortSignal;
  readonly #abort: () => void;
  readonly #grace: number | undefined;
  #isEnded = false;
  /** Ends the current call of `next`. */
  #end = (): void => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param grace how long the source may continue after `closing`, in milliseconds. Undefined if its end is an incomplete response. */
  constructor(source: BodySource, closing: AbortSignal, abort: () => void, grace: number | undefined) {
    this.#source = source;
    this.#closing = closing;
    this.#abort = abort;
    this.#grace = grace;
    if (closing.aborted) this.#close();
    else closing.addEventListener('abort', this.#close, { once: true });
  }

  cancel(): void {
    this.#release();
    this.#source.cancel();
  }

  async next(): Promise<Uint8Array | undefined> {
    try {
      const chunk = await this.#nextOrEnd();
      if (chunk === undefined) this.#release();
      return chunk;
    } catch (error) {
      this.#release();
      // The handler has passed its signal to a function that throws when the signal aborts.
      if (this.#grace !== undefined && this.#closing.aborted && isAbortError(error)) return undefined;
      throw error;
    }
  }

  #nextOrEnd(): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) => {
      this.#end = () => resolve(undefined);
      if (this.#isEnded) this.#end();
      else this.#source.next().then(resolve, reject);
    });
  }

  /** Tells the handler that the server closes, and ends the source after the grace time. */
  readonly #close = (): void => {
    this.#abort();
    if (this.#grace === undefined) return;
    this.#timer = setTimeout(() => {
      this.#isEnded = true;
      this.#source.cancel();
      this.#end();
    }, this.#grace);
  };

  #release(): void {
    this.#closing.removeEventListener('abort', this.#close);
    clearTimeout(this.#timer);
  }
}
