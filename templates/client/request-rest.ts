import { parseContentRange } from '../shared/content-range.ts';
import { withRestOfTime } from './limit-time.ts';
import { discard, type Reply } from './send.ts';

/** A response with a file, or with the rest of a file. */
export interface FilePart {
  readonly reply: Reply;
  /** The position of its first byte in the file. */
  readonly start: number;
}

/** Returns the size of the whole file. Returns undefined if the response does not state it. */
export function fileSize({ reply, start }: FilePart): number | undefined {
  const { headers, status } = reply.response;
  if (status === 206) return parseContentRange(headers.get('content-range') ?? '')?.size;
  const length = headers.get('content-length');
  return length === null || isCompressed(headers) ? undefined : start + Number(length);
}

/**
 * Requests the rest of a file, if the server can send it. Otherwise, and if the file has changed, requests the whole file.
 *
 * @param last the last response.
 * @param received the number of bytes that have arrived.
 * @throws {ApiError} if the response is not successful.
 */
export async function requestRest(last: Reply, received: number): Promise<FilePart> {
  const { headers } = last.response;
  const version = received === 0 || isCompressed(headers) ? undefined : fileVersion(headers);
  if (version === undefined) return wholeFile(await sendAgain(last, {}));
  const rest = await sendAgain(last, { range: `bytes=${received}-`, 'if-range': version });
  const { response } = rest;
  if (response.status === 206) {
    const range = parseContentRange(response.headers.get('content-range') ?? '');
    if (range?.start === received && fileVersion(response.headers) === version) return { reply: rest, start: received };
  } else if (response.status !== 416) return wholeFile(rest);
  // The server has sent another part or version than requested, or the file is shorter now (416).
  discard(response);
  return wholeFile(await sendAgain(last, {}));
}

function wholeFile(reply: Reply): FilePart {
  if (reply.error) throw reply.error;
  return { reply, start: 0 };
}

const sendAgain = ({ context }: Reply, range: Readonly<Record<string, string>>): Promise<Reply> => {
  const { client, operation, input, options } = context;
  return client.call(operation, input, { ...withRestOfTime(context), headers: { ...options.headers, ...range } }).reply;
};

/**
 * Returns a text that identifies the version of a file, for the header `If-Range`: a strong `ETag`, or a `Last-Modified` that is older than the
 * response. Returns undefined if the response has neither.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
 */
function fileVersion(headers: Headers): string | undefined {
  const tag = headers.get('etag');
  if (tag !== null) return tag.startsWith('"') ? tag : undefined;
  const modified = headers.get('last-modified') ?? '';
  // A file that has changed in the second of the response can change again in the same second.
  return Date.parse(headers.get('date') ?? '') - Date.parse(modified) >= 1000 ? modified : undefined;
}

/** Returns true if a body is compressed: its stated length and its ranges then do not count the bytes that the program reads. */
const isCompressed = (headers: Headers): boolean => !/^(?:identity)?$/iu.test(headers.get('content-encoding') ?? '');
