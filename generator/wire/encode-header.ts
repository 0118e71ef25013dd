import { isJsonObject, type JsonValue } from '../1-load/json.ts';
import type { Parameter } from '../2-model/parameter.ts';

/**
 * Returns a header parameter as text, in the style `simple` or as JSON. Header values are not percent-encoded.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 * @see https://spec.openapis.org/oas/v3.1.1.html#appendix-d-serializing-headers-and-cookies
 */
export function encodeHeader({ mediaType, explode }: Parameter, value: JsonValue): string {
  if (mediaType !== undefined) return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (!isJsonObject(value)) return textOf(value);
  const members = Object.entries(value).map(([name, member]) => [name, textOf(member)]);
  return members.map((member) => member.join(explode ? '=' : ',')).join(',');
}

const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
