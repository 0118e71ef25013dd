import { ApiError } from './api-error.ts';
import { asDescribed } from './described.ts';
import type { ApiResult, DescribedOperation } from './api-result.ts';
import { readBody } from './read-body.ts';
import type { Reply } from './reply.ts';
import { readHeaders } from './response-headers.ts';

/**
 * A call that is under way. Await it for the data of a success; any other answer is thrown as an {@link ApiError}. Ask it for
 * its `result()` to have every answer as a value.
 */
export interface ApiCall<Data, Operation extends DescribedOperation> extends Promise<Data> {
  /**
   * Any answer, told apart by `status`: `if (result.status === 404)` knows the type of `data` and `headers`.
   *
   * @throws {ApiError} when the body of a success is not the JSON that it should be.
   */
  result(): Promise<ApiResult<Operation>>;
  /**
   * The response itself, for a body in other forms (`blob()`, `body`). It can be read once: by you, or by awaiting the call.
   *
   * @throws {ApiError} when the answer is not a success.
   */
  response(): Promise<Response>;
}

/** Makes the answer to a request a call: nothing is thrown before somebody awaits it. */
export class PendingCall<Data, Operation extends DescribedOperation> implements ApiCall<Data, Operation> {
  readonly [Symbol.toStringTag] = 'ApiCall';
  readonly #reply: Promise<Reply>;
  #body: Promise<unknown> | undefined;

  constructor(reply: Promise<Reply>) {
    this.#reply = reply;
  }

  then<Fulfilled = Data, Rejected = never>(
    onFulfilled?: ((data: Data) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => PromiseLike<Rejected> | Rejected) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#data().then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: unknown) => PromiseLike<Rejected> | Rejected) | null,
  ): Promise<Data | Rejected> {
    return this.#data().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.#data().finally(onFinally);
  }

  async result(): Promise<ApiResult<Operation>> {
    const reply = await this.#reply;
    const { ok, status, headers } = reply.response;
    const data = ok ? await this.#read(reply) : reply.error;
    return asDescribed({ ok, status, data, headers: readHeaders(headers, reply.headerTypes) });
  }

  async response(): Promise<Response> {
    return (await this.#success()).response;
  }

  async #data(): Promise<Data> {
    const reply = await this.#success();
    if (reply.endpoint.method === 'head') return asDescribed(readHeaders(reply.response.headers, reply.headerTypes));
    return asDescribed(await this.#read(reply));
  }

  async #success(): Promise<Reply> {
    const reply = await this.#reply;
    if (!reply.response.ok) throw new ApiError(reply, reply.error);
    return reply;
  }

  #read(reply: Reply): Promise<unknown> {
    this.#body ??= readBody(reply);
    return this.#body;
  }
}
