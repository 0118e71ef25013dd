import { asDescribed } from '../shared/described.ts';
import type { FormPart } from '../shared/form-files.ts';
import type { HeaderStyle } from '../shared/header-styles.ts';
import { isJson } from '../shared/media-type.ts';
import { isObject, plainValue, refuse } from '../shared/plain-value.ts';
import { writeJson } from '../shared/write-json.ts';
import { textValue } from '../shared/write-url.ts';
import type { RequestBody } from './operation.ts';

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
  /** True if items and properties are written as separate fields, such as `name[key]`. */
  readonly hasBrackets?: true;
}

type Formats = Readonly<Record<string, PartFormat>>;

/**
 * Returns a function that writes forms with files. Each item of an array becomes a part, and an object becomes a part with JSON. A part
 * with text or JSON has no file name, so that services do not treat it as a file. `FormData` is sent unchanged.
 *
 * @param formats a map from fields to the formats of their parts.
 * @param others the format of the other fields.
 * @see https://www.rfc-editor.org/rfc/rfc7578
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-multipart-media-types
 */
export function multipartBody(formats: Formats = {}, others: PartFormat = {}): (body: unknown) => RequestBody {
  return (body) => {
    if (body instanceof FormData) return body;
    const form = plainValue('The form', body);
    if (!isObject(form) || Array.isArray(form)) return refuse('The form');
    const boundary = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-');
    const own = new Map(Object.entries(formats));
    const parts = Object.entries(form).flatMap(([name, value]) => partsOf(name, value, own.get(name) ?? others));
    const pieces = parts.flatMap(({ head, content }) => [`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n']);
    return new Blob([...pieces, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
  };
}

interface Part {
  readonly head: string;
  readonly content: Blob | string;
}

function partsOf(name: string, value: unknown, format: PartFormat): Part[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    const itemName = format.hasBrackets ? `${name}[]` : name;
    return value.flatMap((item) =>
      Array.isArray(item) ? [partOf(itemName, item, format)] : partsOf(itemName, item, format),
    );
  }
  const isWhole = value instanceof Blob || !isObject(value) || 'toJSON' in value;
  if (!format.hasBrackets || isWhole) return [partOf(name, value, format)];
  return Object.entries(value).flatMap(([key, member]) => partsOf(`${name}[${key}]`, member, format));
}

function partOf(name: string, given: unknown, { contentType, headers: styles }: PartFormat): Part {
  const { value, headers } = styles
    ? asDescribed<FormPart<unknown, Readonly<Record<string, unknown>>>>(given)
    : { value: given, headers: {} };
  const file = value instanceof Blob ? value : undefined;
  const data = file ? undefined : plainValue(name, value);
  const isWrittenAsJson = isObject(data) || (contentType !== undefined && isJson(contentType));
  // A list of media types or a range only states which files are allowed. It is not the media type of a part.
  const described = contentType === undefined || /[,*]/u.test(contentType) ? undefined : contentType;
  const type = file
    ? file.type || described || 'application/octet-stream'
    : (described ?? (isWrittenAsJson ? 'application/json' : undefined));
  const fileName = file && `; filename="${quotable(file instanceof File ? file.name : 'blob')}"`;
  const lines = [
    `Content-Disposition: form-data; name="${quotable(name)}"${fileName ?? ''}`,
    ...(type === undefined ? [] : [`Content-Type: ${headerText(type)}`]),
    ...Object.entries(headers).flatMap(([key, member]) =>
      member === undefined ? [] : [`${headerText(key)}: ${headerText(headerStyle(key, styles)(key, member))}`],
    ),
  ];
  return {
    head: lines.join('\r\n'),
    content: file ?? (isWrittenAsJson ? writeJson(data) : textValue(name, data ?? '')),
  };
}

const headerStyle = (name: string, styles: PartFormat['headers'] = {}): HeaderStyle =>
  (Object.hasOwn(styles, name) ? styles[name] : undefined) ?? textValue;

/** Percent-encodes the characters that would end a name. https://html.spec.whatwg.org/#multipart-form-data */
const quotable = (text: string): string => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** @throws {TypeError} if a text would end the line of a header. */
function headerText(text: string): string {
  if (/[\r\n\0]/u.test(text)) throw new TypeError('A header of a part has a line break');
  return text;
}
