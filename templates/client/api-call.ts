import { asDescribed } from '../shared/described.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { finish, type Reply } from './send.ts';

/** A call in progress. Await it for the data of a success. Any other response is thrown as an {@link ApiError} then, not before. */
export interface ApiCall<Data, Operations, Id extends keyof Operations> extends Promise<Data> {
  /** The response, before the body of a success is read. */
  readonly reply: Promise<Reply<Operations[Id]>>;
}

/** Returns the call that a reply belongs to. */
export function apiCall<Data, Operations, Id extends keyof Operations>(
  reply: Promise<Reply<Operations[Id]>>,
): ApiCall<Data, Operations, Id> {
  let data: Promise<Data> | undefined;
  // `catch` and `finally` of a promise call its `then`.
  const call: ApiCall<Data, Operations, Id> = Object.create(Promise.prototype);
  const then: typeof call.then = (...handlers) => (data ??= reply.then(dataOf<Data>)).then(...handlers);
  return Object.assign(call, { reply, then });
}

/**
 * Reads the data of a success.
 *
 * @throws {ApiError} if the response is not a success, or if its body cannot be read.
 * @throws {ConnectionError} if the response breaks off.
 */
export async function dataOf<Data>(reply: Reply): Promise<Data> {
  const { response, context } = reply;
  if (!response.ok) throw ApiError.of(reply);
  try {
    const data = await (context.operation.read ?? readJson)(reply);
    context.check?.(context.operation, response, data);
    return asDescribed(data);
  } finally {
    finish(context, true);
  }
}

/**
 * Reads a body as JSON. Returns undefined for a response that has no body by its status (204, 205).
 *
 * @throws {ApiError} if the body is not JSON.
 */
export async function readJson(reply: Reply): Promise<unknown> {
  const text = await readText(reply);
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (text || !/20[45]/u.test(`${reply.response.status}`)) throw new ApiError(reply, text, ' is not JSON', cause);
    return undefined;
  }
}

/** Reads a body as text. */
export const readText = (reply: Reply): Promise<string> => unbroken(reply, reply.response.text());

/** Makes the `TypeError` of a body that breaks off a {@link ConnectionError}. Reasons of aborted signals stay as they are. */
export const unbroken = <Body>({ request, context }: Reply, reading: Promise<Body>): Promise<Body> =>
  reading.catch((cause: unknown) => {
    throw cause instanceof TypeError && !context.signal?.aborted ? new ConnectionError(request, cause) : cause;
  });
