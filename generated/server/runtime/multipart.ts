// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { lastComponent, parametersOf } from '../../shared/http.ts';
import { charsetOf, isJson, textDecoder } from '../../shared/media-types.ts';
import { percentDecoded } from '../../shared/notation.ts';
import { type FormFields, assumeType } from '../../shared/types.ts';
import { decodeUtf8 } from './body-limits.ts';
import { joinChunks } from './raw-bodies.ts';
import { Refusal } from './refusal.ts';
import { quoted } from './responses.ts';

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

const carriageReturn = 13;

/** Reads bytes that arrive in chunks. Stores only the bytes that may be the beginning of a delimiter. */
export class DelimitedBytes {
  readonly #chunks: AsyncIterator<Uint8Array>;
  /** The bytes that have arrived and are not read yet. */
  #rest: Uint8Array = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /**
   * Passes the bytes before the next delimiter to `take`, in pieces. Then skips the delimiter.
   *
   * @param delimiter begins with a carriage return.
   * @throws {Refusal} 400 if the bytes end before the delimiter.
   */
  async readUntil(delimiter: Uint8Array, take: (bytes: Uint8Array) => void): Promise<void> {
    for (;;) {
      const start = indexOf(this.#rest, delimiter);
      if (start !== -1) {
        take(this.#rest.subarray(0, start));
        this.#rest = this.#rest.subarray(start + delimiter.length);
        return;
      }
      const end = Math.max(0, this.#rest.length - delimiter.length + 1);
      take(this.#rest.subarray(0, end));
      this.#rest = this.#rest.subarray(end);
      if (!(await this.#receive()))
        throw new Refusal(400, 'The body is not valid multipart/form-data: its last delimiter is missing.');
    }
  }

  /** Returns the next bytes without skipping them. Returns fewer bytes at the end. */
  async peek(count: number): Promise<Uint8Array> {
    while (this.#rest.length < count && (await this.#receive()));
    return this.#rest.subarray(0, count);
  }

  /** Adds bytes before the bytes that are not read yet. */
  prepend(bytes: Uint8Array): void {
    this.#rest = joinChunks([bytes, this.#rest], bytes.length + this.#rest.length);
  }

  /** Stops reading. */
  async stop(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** Waits for the next chunk. Returns false after the last one. */
  async #receive(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done === true) return false;
    if (this.#rest.length === 0) {
      // A plain view, because `indexOf` of a `Buffer` takes longer.
      this.#rest = new Uint8Array(value.buffer, value.byteOffset, value.length);
      return true;
    }
    this.#rest = joinChunks([this.#rest, value], this.#rest.length + value.length);
    return true;
  }
}

/** Returns the index of the first delimiter. Returns -1 if there is none. */
function indexOf(bytes: Uint8Array, delimiter: Uint8Array): number {
  for (let start = bytes.indexOf(carriageReturn); start !== -1; start = nextReturn(bytes, start + 1)) {
    let length = 1;
    while (length < delimiter.length && bytes[start + length] === delimiter[length]) length++;
    if (length === delimiter.length) return start;
  }
  return -1;
}

/** Returns the index of the next carriage return. Two adjacent ones are frequent in hostile input, and `indexOf` is slow for them. */
const nextReturn = (bytes: Uint8Array, from: number): number =>
  bytes[from] === carriageReturn ? from : bytes.indexOf(carriageReturn, from);

/** The content of a part, which arrives in pieces. */
export interface PartContent {
  /** Adds a piece. The caller must not change the bytes later. */
  add(piece: Uint8Array): void;
  /** Returns the whole content. */
  end(): File | string;
}

/** Returns the content of a part that is a file. A `Blob` of `Blob`s does not copy their bytes, so only one copy is in memory. */
export function fileContent(fileName: string, type: string): PartContent {
  const blobs: Blob[] = [];
  const pieces = collected((list) => void blobs.push(new Blob(list)));
  return {
    add: pieces.add,
    end() {
      return new File([...blobs, ...pieces.take()], fileName, { type: type || 'text/plain' });
    },
  };
}

/**
 * Returns the content of a part that is text.
 *
 * @param name the name of the field, for messages.
 * @param charset the name of the character set.
 */
export function textContent(name: string, charset: string): PartContent {
  let text = '';
  let decoder: ReturnType<typeof textDecoder>;
  const decode = (bytes: Uint8Array, stream: boolean): void => {
    // A decoder without the option `stream` has no state, so all short texts share one.
    decoder ??= charset === 'utf-8' && !stream ? utf8 : textDecoder(charset, bytes);
    if (decoder === undefined)
      throw new Refusal(415, `The part ${quoted(name)} is in ${quoted(charset)}, which is not a known character set.`);
    try {
      text += decoder.decode(bytes, { stream });
    } catch {
      const known = charset === 'utf-8' ? 'UTF-8' : charset;
      throw new Refusal(400, `The part ${quoted(name)} is not ${known}.`);
    }
  };
  const pieces = collected((list) => decode(joined(list), true));
  return {
    add: pieces.add,
    end() {
      decode(joined(pieces.take()), false);
      return text;
    },
  };
}

/** The largest number of bytes and of pieces that are collected before they are processed together. */
const mostBytes = 256 * 1024;
const mostPieces = 1000;

/** Bytes that a `Blob` accepts. In some versions of TypeScript, this type is narrower than `Uint8Array`. */
type Piece = ReturnType<typeof Uint8Array.from>;

/** Collects pieces. If there are many, passes them to `process`. */
function collected(process: (pieces: Piece[]) => void): { add(piece: Uint8Array): void; take(): Piece[] } {
  let pending: Piece[] = [];
  let bytes = 0;
  const take = (): Piece[] => {
    const taken = pending;
    pending = [];
    bytes = 0;
    return taken;
  };
  return {
    take,
    add(piece) {
      if (piece.length === 0) return;
      pending.push(assumeType(piece));
      bytes += piece.length;
      if (bytes >= mostBytes || pending.length >= mostPieces) process(take());
    },
  };
}

const joined = (pieces: readonly Piece[]): Uint8Array =>
  joinChunks(
    pieces,
    pieces.reduce((length, piece) => length + piece.length, 0),
  );

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The parameters of the header `Content-Disposition` of a part. */
export interface Disposition {
  /** The name of the field. Undefined if the header has no name. */
  readonly name: string | undefined;
  /** The last component of the file name. Undefined if the part is not a file. */
  readonly fileName: string | undefined;
}

/**
 * Reads the header `Content-Disposition` of a part. A file name in the notation of RFC 8187 (`filename*`) takes precedence, as RFC 6266
 * requires. RFC 7578 forbids this notation, but some clients use it.
 *
 * @returns undefined if a file name in the notation of RFC 8187 cannot be decoded.
 * @see https://www.rfc-editor.org/rfc/rfc7578#section-4.2
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3
 */
export function readDisposition(header: string): Disposition | undefined {
  const parameters = parametersIn(header);
  const extended = parameters.get('filename*');
  const fileName = extended === undefined ? unescaped(parameters.get('filename')) : decodedExtended(extended);
  if (extended !== undefined && fileName === undefined) return undefined;
  return {
    name: unescaped(parameters.get('name')),
    fileName: fileName === undefined ? undefined : lastComponent(fileName),
  };
}

// Programs other than browsers escape a quotation mark as `\"`. Browsers do not escape backslashes, so a backslash before the closing
// quotation mark belongs to the value.
const parameter = /;\s*([^=;"\s]+)=(?:"((?:[^"\\]|\\(?!")|\\"(?!\s*(?:;|$))|\\(?="\s*(?:;|$)))*)"|([^;\s"]*))/giu;

/** Returns the parameters of a header. If a name occurs several times, the first one counts. */
function parametersIn(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, token = ''] of header.matchAll(parameter)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted ?? token);
  }
  return parameters;
}

/** Decodes quotation marks and line breaks, which browsers percent-encode. */
const unescaped = (value: string | undefined): string | undefined =>
  value
    ?.replace(/\\"|%22/gu, '"')
    .replace(/%0d/giu, '\r')
    .replace(/%0a/giu, '\n');

/** Decodes a value such as `UTF-8''na%C3%AFve.png`. RFC 8187, section 3.2. Returns undefined if the value cannot be decoded. */
function decodedExtended(value: string): string | undefined {
  const [charset = '', , text] = value.split("'", 3);
  if (text === undefined) return undefined;
  if (charset.toLowerCase() === 'utf-8') return percentDecoded(text);
  if (charset.toLowerCase() !== 'iso-8859-1') return undefined;
  return text.replace(/%([\da-f]{2})/giu, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
