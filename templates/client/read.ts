import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';
import type { ReceivedReply } from './reply.ts';

/**
 * Reads a body as JSON. Returns undefined for a response that has no body by its status (204, 205).
 *
 * @throws {ApiError} if the body is not JSON.
 */
export async function readJson(reply: ReceivedReply): Promise<unknown> {
  const text = await readText(reply);
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (text || !/20[45]/u.test(`${reply.response.status}`)) throw new ApiError(reply, text, ' is not JSON', cause);
    return undefined;
  }
}

/**
 * Reads a body as JSON that must be an array.
 *
 * @throws {ApiError} if it is something else.
 */
export async function readList(reply: ReceivedReply): Promise<unknown> {
  const data = await readJson(reply);
  if (Array.isArray(data)) return data;
  throw new ApiError(reply, data, ' is not a list');
}

/** Reads the body of a failure. Returns the value of JSON, other content as text, and undefined for an empty body. */
export async function readFailure(reply: ReceivedReply): Promise<unknown> {
  const text = await readText(reply);
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

/** Reads a body as text. */
export const readText = (reply: ReceivedReply): Promise<string> => unbroken(reply, reply.response.text());

/** Reads a body as bytes with their media type. */
export const readBlob = (reply: ReceivedReply): Promise<Blob> => unbroken(reply, reply.response.blob());

/** Reads a body that the description does not mention, and drops it. */
export const readNothing = (reply: ReceivedReply): Promise<undefined> => readText(reply).then(() => undefined);

/** Makes the `TypeError` of a body that breaks off a {@link ConnectionError}. Reasons of aborted signals stay as they are. */
const unbroken = <Body>({ request, context }: ReceivedReply, reading: Promise<Body>): Promise<Body> =>
  reading.catch((cause: unknown) => {
    throw cause instanceof TypeError && !context.signal?.aborted ? new ConnectionError(request, cause) : cause;
  });
