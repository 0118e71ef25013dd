import type { Reply } from './send.ts';

/**
 * Returns the response to a call with its body unread, for `blob()` or the stream `body`. Use it in place of awaiting the call,
 * because a body can be read once.
 *
 * @throws {ApiError} if the response is not a success.
 */
export async function responseOf(call: { readonly reply: Promise<Reply> }): Promise<Response> {
  const reply = await call.reply;
  if (reply.error) throw reply.error;
  reply.context.progress.toFinish.forEach((end) => end(false));
  return reply.response;
}
