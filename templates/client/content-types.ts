import { matchingMediaTypes } from '../shared/matching-media-types.ts';
import type { BodyFormat } from './operation.ts';

type Formats = Readonly<Record<string, BodyFormat>>;

/** The option of a call that selects the media type of the request body. Default: the first media type. */
type Choice = { readonly contentType?: string | undefined } | undefined;

/**
 * Returns the format of a body whose media type the caller can choose.
 *
 * @param formats a map from media types to formats. The default is first.
 */
export function chosenFormat(formats: Formats, options: Choice): BodyFormat {
  const [first = ''] = Object.keys(formats);
  return formats[options?.contentType ?? first] ?? refused(formats, options);
}

/**
 * Returns the format of a body that may have any media type of a range such as `image/*`.
 *
 * @param formats a map from media types, or ranges of media types, to formats. The default is first. If it is a range, the caller must
 * choose a media type.
 */
export function formatInRange(formats: Formats, options: Choice): BodyFormat {
  const { contentType } = options ?? {};
  const isRange = (key: string | undefined): boolean => key?.endsWith('/*') === true;
  const keys = Object.keys(formats);
  const exact = contentType ?? keys[0] ?? '';
  const format = formats[exact];
  if (format !== undefined && !isRange(format.contentType)) return format;
  const range = isRange(contentType) ? undefined : matchingMediaTypes(keys, contentType ?? '')[0];
  const described = range === undefined ? undefined : formats[range];
  return described === undefined ? refused(formats, options) : { ...described, contentType: exact };
}

/** Returns a format that throws when the body is written, so that the call fails. */
function refused(formats: Formats, options: Choice): BodyFormat {
  const message = `The option contentType is ${options?.contentType}; use a media type of ${Object.keys(formats).join(' or ')}`;
  return {
    write: () => {
      throw new TypeError(message);
    },
  };
}
