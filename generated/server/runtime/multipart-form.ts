// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { FormFields } from '../../shared/request-decoders.ts';
import { decodeUtf8 } from './body-text.ts';
import { Refusal } from './refusal.ts';
import { isJson } from '../../shared/media-type.ts';
import { parametersOf } from '../../shared/parameters.ts';

/** A part of a form. */
interface Part {
  readonly name: string;
  readonly value: File | string;
  readonly headers: Headers;
}

/**
 * Reads a form with files. A part with a file name is a file, except a part with JSON and the file name `blob`. Browsers use this name for
 * a `Blob` that a script has created.
 *
 * @throws {Refusal} 400 if the body is not a valid form with files.
 * @see https://www.rfc-editor.org/rfc/rfc7578
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
 */
export function readMultipart(body: Uint8Array, contentType: string): FormFields {
  const boundary = parametersOf(contentType).get('boundary') ?? '';
  if (boundary === '' || boundary.length > 70) throw malformed();
  const parts = contentsOf(body, new TextEncoder().encode(`\r\n--${boundary}`)).map(partOf);
  return { forEach: (visit) => parts.forEach(({ value, name, headers }) => visit(value, name, headers)) };
}

const malformed = (): Refusal => new Refusal(400, 'The body is not valid multipart/form-data.');

/** The largest number of parts. The number is limited, because each part takes much more memory than its bytes. */
const mostParts = 10_000;

/** Returns the bytes of each part: the bytes between two delimiters. */
function contentsOf(body: Uint8Array, delimiter: Uint8Array): Uint8Array[] {
  const contents: Uint8Array[] = [];
  // If the body begins with a delimiter, this delimiter does not have a line break before it.
  let start = startsAt(body, 0, delimiter.subarray(2)) ? delimiter.length - 2 : endOf(body, 0, delimiter);
  for (;;) {
    while (body[start] === space || body[start] === tab) start++;
    if (body[start] === hyphen && body[start + 1] === hyphen) return contents;
    if (body[start] !== carriageReturn || body[start + 1] !== lineFeed || contents.length >= mostParts)
      throw malformed();
    // If the part is empty, the line break after this delimiter may also be the line break before the next delimiter.
    const next = endOf(body, start, delimiter);
    contents.push(body.subarray(start + 2, next - delimiter.length));
    start = next;
  }
}

const space = 32;
const tab = 9;
const hyphen = 45;
const carriageReturn = 13;
const lineFeed = 10;

/** Returns the index after the next delimiter. */
function endOf(body: Uint8Array, from: number, delimiter: Uint8Array): number {
  for (let index = body.indexOf(carriageReturn, from); index !== -1; index = body.indexOf(carriageReturn, index + 1))
    if (startsAt(body, index, delimiter)) return index + delimiter.length;
  throw malformed();
}

const startsAt = (body: Uint8Array, index: number, text: Uint8Array): boolean =>
  text.every((byte, offset) => body[index + offset] === byte);

/** The largest size of the headers of a part, in bytes. */
const longestHeaders = 16 * 1024;

const endOfHeaders = new TextEncoder().encode('\r\n\r\n');

function partOf(bytes: Uint8Array): Part {
  const start = endOf(bytes, 0, endOfHeaders);
  if (start > longestHeaders) throw malformed();
  const { disposition, headers } = headersOf(decodeUtf8(bytes.subarray(0, start - endOfHeaders.length)));
  const name = parameterOf('name', disposition);
  const fileName = parameterOf('filename', disposition);
  if (name === undefined) throw malformed();
  const content = bytes.subarray(start);
  const type = headers.get('content-type') ?? '';
  const isFile = fileName !== undefined && !(fileName === 'blob' && isJson(type));
  const value = isFile
    ? new File([Uint8Array.from(content)], fileName, { type: type || 'text/plain' })
    : decodeUtf8(content);
  return { name, value, headers };
}

/**
 * Returns the headers of a part. `Content-Disposition` is separate, because a name in it can have characters that `Headers` does not
 * accept.
 */
function headersOf(text: string): { disposition: string; headers: Headers } {
  const headers = new Headers();
  let disposition = '';
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    try {
      if (name === 'content-disposition') disposition = value;
      else headers.append(name, value);
    } catch {
      throw malformed();
    }
  }
  return { disposition, headers };
}

// Programs other than browsers escape a quotation mark as `\"`. Browsers do not escape backslashes, so a backslash before the closing
// quotation mark belongs to the value.
const parameter =
  /;\s*(?<key>[^=;"\s]+)=(?:"(?<quoted>(?:[^"\\]|\\(?!")|\\"(?!\s*(?:;|$))|\\(?="\s*(?:;|$)))*)"|(?<token>[^;\s"]*))/giu;

/**
 * Returns a parameter of `Content-Disposition`. Returns undefined if the header does not have the parameter. Decodes quotation marks and
 * line breaks, which browsers percent-encode.
 */
function parameterOf(name: string, disposition: string): string | undefined {
  const found = Array.from(disposition.matchAll(parameter), ({ groups }) => groups ?? {});
  const own = found.find(({ key }) => key?.toLowerCase() === name);
  return (own?.['quoted'] ?? own?.['token'])
    ?.replaceAll('\\"', '"')
    .replaceAll('%22', '"')
    .replaceAll(/%0d/giu, '\r')
    .replaceAll(/%0a/giu, '\n');
}
