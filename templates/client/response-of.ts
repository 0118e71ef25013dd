import type { ApiCall } from './api-call.ts';
import { errorOf } from './error-of.ts';
import { finish } from './send.ts';

/**
 * The response to a call as it came, its body unread, for what the call itself does not make of it: `blob()`, or the stream
 * `body`. Use it in place of awaiting the call, because a body can be read once.
 *
 * @throws {ApiError} when the answer is not a success.
 */
export async function responseOf<Operations, Id extends keyof Operations>(
  call: Pick<ApiCall<unknown, Operations, Id>, 'reply'>,
): Promise<Response> {
  const reply = await call.reply;
  if (!reply.response.ok) throw errorOf(reply);
  finish(reply.context, false);
  return reply.response;
}
