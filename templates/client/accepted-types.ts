import { matchingMediaTypes } from '../shared/matching-media-types.ts';
import { essenceOf, isInRange, isMediaRange } from '../shared/media-type.ts';
import { readJson, unexpectedType } from './core.ts';
import type { ApiError } from './errors.ts';
import type { Operation } from './operation.ts';
import type { Reply } from './send.ts';

/** The functions that read a body of a media type. */
interface MediaReader extends Pick<Operation, 'read' | 'readItems'> {
  /** Further media types for `Accept`: those of the successful responses that do not offer the media type of this reader. */
  readonly others?: readonly string[];
}

/**
 * For an operation whose responses have several media types, returns the headers that request a media type, and the functions that read a
 * response according to its `Content-Type`. A response with an undescribed media type is read as the requested media type.
 *
 * If the caller chooses no media type, `Accept` has all described media types, the default first. Some services select the media type by
 * a property of the request body, and refuse requests that do not accept this media type.
 *
 * @param readers a map from media types, or ranges of media types, to the functions that read such a body. The default is first.
 * @param options the option `accept` is the media type that the caller chose.
 * @param headers further headers of the request.
 */
export function acceptedType(
  readers: Readonly<Record<string, MediaReader>>,
  options?: { readonly accept?: string | undefined },
  headers?: Operation['headers'],
): Pick<Operation, 'headers' | 'read' | 'readItems'> {
  const keys = Object.keys(readers);
  const chosen = options?.accept;
  const accept = chosen ?? keys[0] ?? '';
  const wanted = readers[accept] ?? readers[matchingMediaTypes(keys, accept)[0] ?? ''];
  const { readItems, others = [] } = wanted ?? {};

  /** @throws {ApiError} if the media type of the response is described, but was not requested. */
  const readerOf = async (reply: Reply): Promise<MediaReader | undefined> => {
    const received = reply.response.headers.get('content-type') ?? '';
    const isWanted = [accept, ...others].some((type) => isInRange(essenceOf(received), essenceOf(type)));
    const [key = ''] = matchingMediaTypes(keys, received);
    if (key === '' || received === '') return wanted;
    if (!isWanted) throw await unwantedType(reply, received, accept, key);
    return readers[key];
  };

  return {
    headers: { Accept: (chosen === undefined ? keys : [accept, ...others]).join(', '), ...headers },
    read: async (reply) => ((await readerOf(reply))?.read ?? readJson)(reply),
    ...(readItems && {
      readItems: async (reply, read) => {
        await readerOf(reply);
        return readItems(reply, read);
      },
    }),
  };
}

/** Returns the error for a response with a described media type for which the data of the call does not have the expected type. */
function unwantedType(reply: Reply, received: string, accept: string, key: string): Promise<ApiError> {
  const option = isMediaRange(key) ? essenceOf(received) : key;
  return unexpectedType(
    reply,
    `, but the body is ${received}, not ${accept}: to read it, set the option accept: '${option}'`,
  );
}
