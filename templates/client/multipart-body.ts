import { isObject, plainValue, refuse } from '../shared/plain-value.ts';
import { bodyOfParts, writePart, type WrittenPart, type PartFormat } from './multipart-part.ts';
import type { RequestBody } from './operation.ts';

/**
 * Returns a function that writes forms with files. Each item of an array becomes a part, and an object becomes a part with JSON. A part
 * with text or JSON has no file name, so that services do not treat it as a file. `FormData` is sent unchanged.
 *
 * @param formats a map from fields to the formats of their parts.
 * @param others the format of the other fields.
 * @see https://www.rfc-editor.org/rfc/rfc7578
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-multipart-media-types
 */
export function multipartBody(
  formats: Readonly<Record<string, PartFormat>> = {},
  others: PartFormat = {},
): (body: unknown) => RequestBody {
  return (body) => {
    if (body instanceof FormData) return body;
    const form = plainValue('The form', body);
    if (!isObject(form) || Array.isArray(form)) return refuse('The form');
    const own = new Map(Object.entries(formats));
    const parts = Object.entries(form).flatMap(([name, value]) => partsOf(name, value, own.get(name) ?? others));
    return bodyOfParts('multipart/form-data', parts);
  };
}

function partsOf(name: string, value: unknown, format: PartFormat): WrittenPart[] {
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

const partOf = (name: string, value: unknown, format: PartFormat): WrittenPart => writePart(name, value, format, name);
