import { hasNoBody } from '../shared/responses.ts';
import { ignoreFailure, type BodySource } from './body-source.ts';
import { framed, isStreamed, type TransportResponse, type WholeResponse } from './transport.ts';

/** A response that is ready to be sent. */
export type StartedResponse = StreamingResponse | UnstreamedResponse;

/** A response without a streamed body. */
export interface UnstreamedResponse extends WholeResponse {
  /** True for a response to HEAD if the response to GET would have a streamed body, whose length is not known. */
  readonly hasUnknownLength?: true;
}

/** A response with a streamed body whose first chunk has arrived. */
export interface StreamingResponse extends WholeResponse {
  /** The first chunk. Undefined if the body is empty. */
  readonly body: Uint8Array | undefined;
  /** The rest of the body. */
  readonly source: BodySource;
}

/** The response to send if a response without `failures` cannot be sent. */
const bareFailure: WholeResponse = { status: 500, headers: {}, body: undefined };

/**
 * Waits for the first chunk of a streamed body. If reading this chunk fails, returns a response that reports the failure.
 *
 * @param onClose registers a function to call when the client closes the connection.
 */
export async function startedResponse(
  response: TransportResponse,
  method: string,
  onClose: (closed: () => void) => void,
): Promise<StartedResponse> {
  const { status, headers, body } = response;
  if (!isStreamed(body)) return framed({ status, headers, body }, method);
  if (hasNoBody(status) || method === 'HEAD') {
    discardBody(body);
    const head = framed({ status, headers, body: undefined }, method);
    return hasNoBody(status) ? head : { ...head, hasUnknownLength: true };
  }
  try {
    const source = body.open(headers['content-length']?.toString());
    onClose(() => source.cancel());
    return { status, headers, body: await source.next(), source };
  } catch (error) {
    const { body: text, ...head } = response.failures?.fail(error) ?? bareFailure;
    return framed({ ...head, body: isStreamed(text) ? undefined : text }, method);
  }
}

/** Drops a body that is not sent. Never throws. */
export function discardBody(body: TransportResponse['body']): void {
  if (isStreamed(body)) ignoreFailure(() => body.open().cancel());
}

/** Returns a started body as a web stream. If reading the body fails, calls `failures.fail`, and then the stream fails as well. */
export function streamOf(
  first: Uint8Array | undefined,
  source: BodySource,
  failures: TransportResponse['failures'],
): ReadableStream<Uint8Array> {
  let next = first;
  let isCancelled = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const chunk = next ?? (await source.next());
        next = undefined;
        if (isCancelled) return;
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      } catch (error) {
        failures?.fail(error);
        controller.error(error);
      }
    },
    cancel() {
      isCancelled = true;
      source.cancel();
    },
  });
}
