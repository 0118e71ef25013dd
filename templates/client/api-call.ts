import type { ApiResult } from './api-result.ts';
import { dataOf } from './data-of.ts';
import type { Reply } from './reply.ts';

/**
 * A call that is under way. Await it for the data of a success; any other answer is thrown as an {@link ApiError}. Give it to
 * `resultOf` to have every answer as a value, or to `responseOf` for the response as it came.
 */
export interface ApiCall<Data, Operations, Id extends keyof Operations> extends Promise<Data> {
  /** The answer, before the body of a success is read. */
  readonly reply: Promise<Reply<ApiResult<Operations, Id>>>;
}

/** Makes a call of the response to a request. Nothing is read or thrown before the call is awaited. */
export function apiCall<Data, Operations, Id extends keyof Operations>(
  reply: Promise<Reply<ApiResult<Operations, Id>>>,
): ApiCall<Data, Operations, Id> {
  let data: Promise<Data> | undefined;
  // `catch` and `finally` of a promise call its `then`.
  const call: ApiCall<Data, Operations, Id> = Object.create(Promise.prototype);
  const then: ApiCall<Data, Operations, Id>['then'] = (...handlers) =>
    (data ??= reply.then(dataOf<Data>)).then(...handlers);
  return Object.assign(call, { reply, then });
}
