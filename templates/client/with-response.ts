import { requestIdOf } from './request-id.ts';
import type { Reply } from './send.ts';

/** The data of a call, and the response that contained it. */
export interface DataWithResponse<Data> {
  readonly data: Data;
  /** The response, for its `status`, `headers` and `url`. Its body is already read. */
  readonly response: Response;
  /** The identifier of the request in the logs of the service. Undefined if the response has none. */
  readonly requestId: string | undefined;
}

/**
 * Returns the data of a call together with the response: `const { data, response, requestId } = await withResponse(call)`.
 *
 * @throws {ApiError} if the response is not successful.
 */
export async function withResponse<Data>(
  call: PromiseLike<Data> & { readonly reply: Promise<Reply> },
): Promise<DataWithResponse<Data>> {
  const data = await call;
  const { response, context } = await call.reply;
  return { data, response, requestId: requestIdOf(response, context.errorOptions) };
}
