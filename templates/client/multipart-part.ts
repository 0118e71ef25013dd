import { assumeType } from '../shared/assume-type.ts';
import { hasOwn } from '../shared/has-own.ts';
import type { HeaderStyle } from '../shared/header-styles.ts';
import { isJson } from '../shared/media-type.ts';
import { isObject, plainValue } from '../shared/plain-value.ts';
import { writeJson } from '../shared/write-json.ts';
import { textValue } from '../shared/write-url.ts';

/** The format of the parts of a field. It is needed only if the parts do not have the default format. */
export interface PartFormat {
  /**
   * A media type, a range of media types, or a list of both (from `encoding`). Default: the media type of the file, JSON for an object, and
   * none for text.
   */
  readonly contentType?: string;
  /**
   * A map from header names to the functions that write the headers of each part. Absent if the parts have no headers of their own. A
   * header without a function is text, or a list of texts.
   */
  readonly headers?: Readonly<Record<string, HeaderStyle>>;
  /** The headers that each part must have. */
  readonly required?: readonly string[];
  /** True if items and properties are written as separate fields, such as `name[key]`. */
  readonly hasBrackets?: true;
}

/** A part of a multipart body. */
export interface WrittenPart {
  /** The headers of the part, with a line break after each one. */
  readonly head: string;
  readonly content: Blob | string;
}

/** Returns the body with the parts. Its type is a media type with a boundary. */
export function bodyOfParts(mediaType: string, parts: readonly WrittenPart[]): Blob {
  const boundary = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-');
  const pieces = parts.flatMap(({ head, content }) => [`--${boundary}\r\n${head}\r\n`, content, '\r\n']);
  return new Blob([...pieces, `--${boundary}--\r\n`], { type: `${mediaType}; boundary=${boundary}` });
}

/**
 * Writes a part.
 *
 * @param name the name of the part, for messages.
 * @param field the name of the field of a form. Undefined if the part belongs to another multipart body, in which parts have no names.
 * @throws {TypeError} if the value or a header cannot be written, or if a required header is missing.
 */
export function writePart(name: string, given: unknown, format: PartFormat, field?: string): WrittenPart {
  const { contentType } = format;
  const { value, headers } = format.headers ? withHeaders(name, given, format) : { value: given, headers: {} };
  const file = value instanceof Blob ? value : undefined;
  const data = file ? undefined : plainValue(name, value);
  const isWrittenAsJson = isObject(data) || (contentType !== undefined && isJson(contentType));
  const type = typeOfPart(file, contentType, isWrittenAsJson);
  const lines = [
    ...(field === undefined ? [] : [dispositionOf(field, file)]),
    ...(type === undefined ? [] : [`Content-Type: ${headerText(type)}`]),
    ...headerLines(headers, format),
  ];
  return {
    head: lines.map((line) => `${line}\r\n`).join(''),
    content: file ?? (isWrittenAsJson ? writeJson(data, name) : textValue(name, data ?? '')),
  };
}

/** Returns the media type of a part. Returns undefined for text without a described media type. */
function typeOfPart(
  file: Blob | undefined,
  contentType: string | undefined,
  isWrittenAsJson: boolean,
): string | undefined {
  // A list of media types or a range only states which files are allowed. It is not the media type of a part.
  const described = contentType === undefined || /[,*]/u.test(contentType) ? undefined : contentType;
  if (file) return file.type || described || 'application/octet-stream';
  return described ?? (isWrittenAsJson ? 'application/json' : undefined);
}

const headerLines = (headers: Readonly<Record<string, unknown>>, format: PartFormat): string[] =>
  Object.entries(headers).flatMap(([key, value]) =>
    value === undefined ? [] : [`${headerText(key)}: ${headerText(styleOf(key, format)(key, value))}`],
  );

/** Returns the value and the headers of a part. */
function withHeaders(
  name: string,
  given: unknown,
  { required = [] }: PartFormat,
): { value: unknown; headers: Readonly<Record<string, unknown>> } {
  if (!isObject(given) || given instanceof Blob || !('value' in given))
    throw new TypeError(`The part ${name} must be an object with the properties value and headers`);
  const { value, headers } = assumeType<{ value: unknown; headers?: unknown }>(given);
  const own = assumeType<Readonly<Record<string, unknown>>>(isObject(headers) ? headers : {});
  const names = Object.keys(own).filter((key) => own[key] !== undefined);
  const missing = required.find((key) => !names.some((known) => known.toLowerCase() === key.toLowerCase()));
  if (missing !== undefined) throw new TypeError(`The part ${name} must have the header ${missing}`);
  return { value, headers: own };
}

function dispositionOf(field: string, file: Blob | undefined): string {
  const fileName = file && `; filename="${quotable(file instanceof File ? file.name : 'blob')}"`;
  return `Content-Disposition: form-data; name="${quotable(field)}"${fileName ?? ''}`;
}

const styleOf = (name: string, { headers: styles = {} }: PartFormat): HeaderStyle =>
  (hasOwn(styles, name) ? styles[name] : undefined) ?? textValue;

/** Percent-encodes the characters that would end a name. https://html.spec.whatwg.org/#multipart-form-data */
const quotable = (text: string): string => text.replace(/"/gu, '%22').replace(/\r/gu, '%0D').replace(/\n/gu, '%0A');

/** @throws {TypeError} if a text would end the line of a header. */
function headerText(text: string): string {
  if (/[\r\n\0]/u.test(text)) throw new TypeError('A header of a part has a line break');
  return text;
}
