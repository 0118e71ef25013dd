// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { charsetOf } from '../../shared/charset.ts';
import { isJson } from '../../shared/media-type.ts';
import { parametersOf } from '../../shared/parameters.ts';
import type { FormFields } from '../../shared/request-decoders.ts';
import { decodeUtf8 } from './body-text.ts';
import { DelimitedBytes } from './delimited-bytes.ts';
import { joinChunks } from './join-chunks.ts';
import { fileContent, textContent, type PartContent } from './part-content.ts';
import { readDisposition } from './part-disposition.ts';
import { Refusal } from './refusal.ts';

/** A part of a form. */
interface Part {
  readonly name: string;
  readonly value: File | string;
  readonly headers: Headers;
}

/**
 * Reads a form with files. A part with a file name is a file, except a part with JSON and the file name `blob`. Browsers use this name for
 * a `Blob` that a script has created. The content of a part is stored while it arrives, so the memory contains each byte only once.
 *
 * @param mostParts the largest number of parts.
 * @returns undefined if the body is empty.
 * @throws {Refusal} 400 if the body is not a valid form with files. 413 if it has too many parts. 415 if the text of a part is in an unknown
 * character set.
 * @see https://www.rfc-editor.org/rfc/rfc7578
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
 */
export async function readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  mostParts: number,
): Promise<FormFields | undefined> {
  const bytes = new DelimitedBytes(chunks);
  try {
    if ((await bytes.peek(1)).length === 0) return undefined;
    const delimiter = delimiterOf(contentType);
    // If the body begins with a delimiter, this delimiter does not have a line break before it.
    bytes.prepend(lineBreak);
    const parts = await readParts(bytes, delimiter, mostParts);
    return { forEach: (visit) => parts.forEach(({ value, name, headers }) => visit(value, name, headers)) };
  } finally {
    await bytes.stop();
  }
}

async function readParts(bytes: DelimitedBytes, delimiter: Uint8Array, mostParts: number): Promise<Part[]> {
  const parts: Part[] = [];
  /** The character set of texts that do not state one. RFC 7578, section 4.6. */
  let charset = 'utf-8';
  await bytes.readUntil(delimiter, () => {});
  while (!(await isLast(bytes))) {
    if (parts.length >= mostParts) throw new Refusal(413, `The body has more than ${mostParts} parts.`);
    const { disposition, headers } = headersOf(await readHeaders(bytes));
    const { name, fileName } = readDisposition(disposition) ?? {};
    if (name === undefined) throw malformed('a part has no name, or a file name that cannot be decoded');
    const content = contentOf(name, fileName, headers.get('content-type') ?? '', charset);
    await bytes.readUntil(delimiter, content.add);
    const value = content.end();
    if (name === '_charset_' && typeof value === 'string') charset = value.toLowerCase();
    parts.push({ name, value, headers });
  }
  return parts;
}

const malformed = (problem: string): Refusal =>
  new Refusal(400, `The body is not valid multipart/form-data: ${problem}.`);

function delimiterOf(contentType: string): Uint8Array {
  const boundary = parametersOf(contentType).get('boundary') ?? '';
  if (boundary === '' || boundary.length > 70) throw malformed('the header Content-Type has no valid boundary');
  return new TextEncoder().encode(`\r\n--${boundary}`);
}

const lineBreak = new TextEncoder().encode('\r\n');
const hyphen = 45;

/** Returns true if two hyphens follow a delimiter. Otherwise, skips the rest of its line, and returns false. */
async function isLast(bytes: DelimitedBytes): Promise<boolean> {
  const next = await bytes.peek(2);
  if (next.length === 2 && next.every((byte) => byte === hyphen)) return true;
  await bytes.readUntil(lineBreak, (padding) => {
    if (!padding.every((byte) => byte === 32 || byte === 9))
      throw malformed('a delimiter is not at the end of its line');
  });
  return false;
}

/** The largest size of the headers of a part, in bytes. */
const longestHeaders = 16 * 1024;

/** The largest number of headers of a part. Each header takes much more time and memory than its bytes. */
const mostHeaders = 100;

const endOfHeaders = new TextEncoder().encode('\r\n\r\n');

async function readHeaders(bytes: DelimitedBytes): Promise<string> {
  // A part without headers begins with an empty line.
  const next = await bytes.peek(2);
  if (next.length === 2 && next.every((byte, index) => byte === lineBreak[index]))
    throw malformed('a part has no name');
  const pieces: Uint8Array[] = [];
  let length = 0;
  await bytes.readUntil(endOfHeaders, (piece) => {
    length += piece.length;
    if (length > longestHeaders) throw malformed('the headers of a part are too long');
    pieces.push(piece);
  });
  return decodeUtf8(joinChunks(pieces, length));
}

function contentOf(name: string, fileName: string | undefined, type: string, charset: string): PartContent {
  const isFile = fileName !== undefined && !(fileName === 'blob' && isJson(type));
  return isFile ? fileContent(fileName, type) : textContent(name, charsetOf(type) ?? charset);
}

/**
 * Returns the headers of a part. `Content-Disposition` is separate, because a name in it can have characters that `Headers` does not
 * accept.
 */
function headersOf(text: string): { disposition: string; headers: Headers } {
  const headers = new Headers();
  let disposition = '';
  const lines = text.split('\r\n');
  if (lines.length > mostHeaders) throw malformed('a part has too many headers');
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (colon < 1) throw malformed('a header of a part has no name');
    try {
      if (name === 'content-disposition') disposition = value;
      else headers.append(name, value);
    } catch {
      throw malformed('a header of a part is not valid');
    }
  }
  return { disposition, headers };
}
