import { MIMEType } from 'node:util';
import { RejectedRequestError } from './rejected-request.ts';

/**
 * Returns the media type of a body, in lower case and without parameters. Returns undefined if the header is absent or
 * empty.
 *
 * @throws {RejectedRequestError} 415 if the header cannot be parsed. Prism would throw an error for such a header, even
 * if the body is empty.
 */
export function readContentType(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  const type = parse(header);
  if (type === undefined) throw new RejectedRequestError(415, `The content type "${header}" is not a media type.`);
  return type.essence;
}

/**
 * Returns an `Accept` header with only the valid media ranges, because Prism throws an error for an invalid one.
 * Returns undefined if no media range is valid.
 */
export function readAccept(header: string | undefined): string | undefined {
  const ranges = (header ?? '').split(',').map((range) => parse(range)?.toString());
  return ranges.filter((range) => range !== undefined).join(', ') || undefined;
}

function parse(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
}
