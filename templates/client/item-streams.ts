import { assumeType } from '../shared/assume-type.ts';
import { parseLosslessJson } from '../shared/parse-lossless-json.ts';
import { InexactNumberError } from '../shared/inexact-number-error.ts';
import type { SplitItems } from '../shared/read-json-items.ts';
import { bodyIs } from './call-limits.ts';
import { chunksOf } from './body-stream.ts';
import { unexpectedType } from './core.ts';
import { ApiError } from './errors.ts';
import type { Middleware, Reply } from './send.ts';

/**
 * Reads a body that is a sequence of items.
 *
 * @param read converts and checks the value of an item.
 */
export type ItemReader = (reply: Reply, read: (item: unknown) => unknown) => AsyncGenerator<unknown>;

/** A response, and the value of one of its items. */
interface ItemReply extends Reply {
  readonly item: unknown;
}

/** Returns the item of an {@link ItemReply}. The item is already parsed. */
export const readItem = (reply: Reply): unknown => assumeType<ItemReply>(reply).item;

/**
 * If the body of a successful response is described as a sequence of items, the data of the call is an async iterable of these items. The
 * functions that check or convert the data of a call then get each item separately.
 */
export const itemStreams: Middleware = (send) => async (request, context) => {
  const response = await send(request, context);
  const { operation, progress } = context;
  const { readItems } = operation;
  const { read } = progress;
  if (readItems !== undefined)
    progress.read = (reply) => {
      // The time until the program reads the first item does not count.
      bodyIs('paused', progress.watchers);
      return readItems(reply, (item) => read(assumeType<Reply>({ ...reply, item })));
    };
  return response;
};

/** Matches the media types with which services send JSON texts. Some services use a media type of their own, such as `application/x-json-stream`. */
const typesOfJsonTexts = /^$|json|^text\/plain|^application\/octet-stream/iu;

/** Returns the function that reads JSON Lines or a JSON text sequence. `split` splits the body into JSON texts. */
export const jsonItems = (split: SplitItems): ItemReader =>
  async function* readJsonItems(reply, read) {
    const type = reply.response.headers.get('content-type') ?? '';
    if (!typesOfJsonTexts.test(type))
      throw await unexpectedType(reply, `, but the body is ${type}, not a sequence of JSON texts`);
    try {
      for await (const text of split(chunksOf(reply))) yield await read(parseItem(reply, text));
    } catch (error) {
      throw faultOfItems(reply, error);
    }
  };

/** Returns an {@link ApiError} for an item that cannot be read. Returns any other error unchanged. */
export const faultOfItems = (reply: Reply, error: unknown): unknown =>
  // The message continues a sentence: the item must be UTF-8, must end with a line feed, or is too long.
  error instanceof SyntaxError || error instanceof RangeError
    ? new ApiError(reply, undefined, `, but an item ${error.message}`, error)
    : error;

/** @throws {ApiError} if the text is not JSON. */
export function parseItem(reply: Reply, text: string): unknown {
  try {
    return parseLosslessJson(text);
  } catch (cause) {
    const fault = cause instanceof InexactNumberError ? cause.message : 'is not JSON';
    throw new ApiError(reply, text, `, but an item ${fault}`, cause);
  }
}
