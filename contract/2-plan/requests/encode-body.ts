import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { mediaKindFacts, type Body, type Content } from '@forgespec/model';
import { encodeForm } from '@forgespec/model/wire';
import { essenceOf, mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import type { BodyArgument } from '../../http/arguments.ts';

/**
 * Returns true if forgespec can build a request body of a media type. `application/octet-stream` is the only supported binary
 * media type. Its content is sent as text.
 */
export function isEncodable(mediaType: string): boolean {
  const essence = essenceOf(mediaType);
  return essence === 'application/octet-stream' || (isEncodableKind[mediaKind(mediaType)] && essence !== '*/*');
}

const isEncodableKind: Readonly<Record<MediaKind, boolean>> = {
  binary: false,
  form: true,
  json: true,
  multipart: true,
  sequence: true,
  text: true,
};

/** The boundary of multipart bodies. It is constant, so that requests can be compared. */
const boundary = 'forgespec-f7c2a91b';

/** Returns the header `Content-Type` of a body. */
export const contentTypeOf = (mediaType: string): string =>
  mediaKindFacts(mediaType).hasParts ? `${mediaType}; boundary=${boundary}` : mediaType;

/** Returns the body of a request as text. */
export function encodeBody(
  { mediaType, value }: BodyArgument,
  body: Body | undefined,
  formStyle: 'brackets' | 'openapi',
): string {
  switch (mediaKind(mediaType)) {
    case 'form': {
      const content = body?.contents.find((candidate) => candidate.mediaType === mediaType);
      return encodeForm(value, content, formStyle);
    }
    case 'multipart':
      return multipart(value, body, mediaType);
    case 'json':
      return JSON.stringify(value);
    // A JSON text is also JSON Lines with one item.
    case 'sequence':
      return JSON.stringify(value);
    case 'binary':
    case 'text':
      return textOf(value);
  }
}

/** Returns a value as text. An object or array becomes JSON. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Returns a `multipart/form-data` body: RFC 7578. */
function multipart(value: JsonValue, body: Body | undefined, mediaType: string): string {
  const content = body?.contents.find((candidate) => candidate.mediaType === mediaType);
  const schema = content?.schema;
  const properties = schema?.kind === 'keywords' ? (schema.properties ?? []) : [];
  const isFile = (name: string): boolean => {
    const property = properties.find((candidate) => candidate.name === name)?.schema;
    return property?.kind === 'keywords' && property.format === 'binary';
  };
  const fields = isJsonObject(value) ? Object.entries(value) : [];
  const parts = fields.flatMap(([name, member]) =>
    (Array.isArray(member) ? member : [member]).map((item) => {
      const file = isFile(name) ? `; filename="file.txt"\r\nContent-Type: ${fileTypeOf(name, content)}` : '';
      const text = textOf(item);
      const quoted = name.replaceAll(/["\r\n]/gu, encodeURIComponent);
      return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted}"${file}\r\n\r\n${text}\r\n`;
    }),
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** Returns the first media type that the description allows for a file in a form. In a range, `x` replaces the subtype. */
function fileTypeOf(name: string, content: Content | undefined): string {
  const { contentType = 'application/octet-stream' } = content?.encodings.find((known) => known.name === name) ?? {};
  const [first = ''] = contentType.split(',');
  return first.trim() === '*/*' ? 'application/octet-stream' : first.trim().replace('*', 'x');
}
