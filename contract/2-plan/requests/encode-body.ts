import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import type { Body } from '@forgespec/generator/model/message';
import { essenceOf } from '@forgespec/templates/server/media-type';
import { bracketForm, formWith } from '@forgespec/templates/shared/form-notation';
import type { BodyArgument } from '../../http/arguments.ts';

/** Whether a body of this media type is one JSON text: `application/json`, or `+json` of any type. */
export const isJson = (mediaType: string): boolean => /^[^/;]+\/(?:json|[^/;]+\+json)$/u.test(essenceOf(mediaType));
export const isForm = (mediaType: string): boolean => essenceOf(mediaType) === 'application/x-www-form-urlencoded';

export const isMultipart = (mediaType: string): boolean => essenceOf(mediaType) === 'multipart/form-data';

/** Whether a body of this media type can be written here. What is binary is sent as a text. */
export const isEncodable = (mediaType: string): boolean =>
  isJson(mediaType) ||
  isForm(mediaType) ||
  isMultipart(mediaType) ||
  /^(?:text\/|application\/octet-stream$)/u.test(essenceOf(mediaType));

/** Between the parts of a form with files: the same each time, so that a request can be compared with another one. */
const boundary = 'forgespec-f7c2a91b';

/** What the header says of a body. */
export const contentTypeOf = (mediaType: string): string =>
  isMultipart(mediaType) ? `${mediaType}; boundary=${boundary}` : mediaType;

/** The body of a call as text. */
export function encodeBody(
  { mediaType, value }: BodyArgument,
  body: Body | undefined,
  formStyle: 'brackets' | 'openapi',
): string {
  if (isForm(mediaType)) {
    const content = body?.contents.find((candidate) => candidate.mediaType === mediaType);
    return formStyle === 'brackets' ? bracketForm(value) : String(formWith(content?.deepObjects)(value));
  }
  if (isMultipart(mediaType)) return multipart(value, body, mediaType);
  return isJson(mediaType) ? JSON.stringify(value) : String(value);
}

/** A form with files. RFC 7578. */
function multipart(value: JsonValue, body: Body | undefined, mediaType: string): string {
  const schema = body?.contents.find((candidate) => candidate.mediaType === mediaType)?.schema;
  const properties = schema?.kind === 'keywords' ? (schema.properties ?? []) : [];
  const isFile = (name: string): boolean => {
    const property = properties.find((candidate) => candidate.name === name)?.schema;
    return property?.kind === 'keywords' && property.format === 'binary';
  };
  const fields = isJsonObject(value) ? Object.entries(value) : [];
  const parts = fields.flatMap(([name, member]) =>
    (Array.isArray(member) ? member : [member]).map((item) => {
      const file = isFile(name) ? `; filename="file.txt"\r\nContent-Type: application/octet-stream` : '';
      const text = typeof item === 'object' ? JSON.stringify(item) : String(item);
      const quoted = name.replaceAll(/["\r\n]/gu, encodeURIComponent);
      return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted}"${file}\r\n\r\n${text}\r\n`;
    }),
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
