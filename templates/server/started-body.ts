import { framed, isStreamed, type FramedResponse } from './framed.ts';
import type { BodySource, TransportResponse } from './transport.ts';

/** A response whose body, if it is sent as it comes, has its first chunk. */
export type StartedResponse =
  | (FramedResponse & { readonly body: Uint8Array | string | undefined; readonly source?: undefined })
  | (FramedResponse & { readonly body: Uint8Array | undefined; readonly source: BodySource });

/** Sent if a response cannot be sent, and its failure has no other response. */
export const bareFailure: FramedResponse & { readonly body: undefined } = { status: 500, headers: {}, body: undefined };

/**
 * Waits for the first chunk of a body that is sent as it comes. If the body fails before, the response is that of the failure: nothing
 * is sent yet.
 *
 * @param onClose calls a function when the client closes the connection.
 */
export async function startedResponse(
  response: TransportResponse,
  method: string,
  onClose: (closed: () => void) => void,
): Promise<StartedResponse> {
  const { status, headers, body } = framed(response, method);
  if (!isStreamed(body)) return { status, headers, body };
  try {
    const source = body.open(headers['content-length']);
    onClose(source.cancel);
    return { status, headers, body: await source.next(), source };
  } catch (error) {
    const failure = response.failures?.fail(error);
    if (failure === undefined) return bareFailure;
    const { body: text, ...head } = framed(failure, method);
    return { ...head, body: isStreamed(text) ? undefined : text };
  }
}

/** The rest of a started body as a stream of the web, which reports the failure of the body and then fails as well. */
export function streamOf(
  { body: first, source }: StartedResponse & { readonly source: BodySource },
  { failures }: TransportResponse,
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
