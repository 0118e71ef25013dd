// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/assume-type.ts';
import { hasNoBody } from '../../shared/responses.ts';
import type { ApiCall } from './core.ts';
import type { ApiResult } from './api-result.ts';
import { readHeaders } from './response-headers.ts';

/**
 * Returns the result of a call, even for an error response. After `if (result.status === 404)`, `data` and `headers` have precise types.
 *
 * @throws {ApiError} if the body of a successful response is described as JSON, but is not JSON.
 */
export async function resultOf<Data, Responses>(call: ApiCall<Data, Responses>): Promise<ApiResult<Responses>> {
  const reply = await call.reply;
  const { ok, status } = reply.response;
  const data = ok ? await call : reply.error?.body;
  const isEmpty = reply.context.operation.method === 'head' || hasNoBody(status);
  return assumeType({ ok, status, data: isEmpty ? undefined : data, headers: readHeaders(reply) });
}
