// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { streamedResponse } from './body-stream.ts';
import type { Reply } from './send.ts';

/**
 * Returns the response to a call before its body is read. Read the body with `blob()`, or as the stream `body`. `longestSilence`
 * limits the wait for each chunk. Read or cancel the body, because its connection stays open until then: if a signal is aborted while
 * the body is not being read, the next read fails. Do not also await the call, because a body can be read only once.
 *
 * @throws {ApiError} if the response is not successful.
 */
export async function responseOf(call: { readonly reply: Promise<Reply> }): Promise<Response> {
  const reply = await call.reply;
  if (reply.error) throw reply.error;
  return streamedResponse(reply);
}
