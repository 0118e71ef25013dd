import type { JsonValue } from '@forgespec/description/json';
import { explodedHeader, jsonHeader, simpleHeader } from '@forgespec/templates/shared/parameter-styles';
import type { WireParameter } from '../parameter.ts';

/**
 * Returns the value of a header as a string, in the style `simple` or as JSON. Header values are not percent-encoded.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 * @see https://spec.openapis.org/oas/v3.1.1.html#appendix-d-serializing-headers-and-cookies
 */
export function encodeHeader({ mediaType, explode, name }: WireParameter, value: JsonValue): string {
  if (mediaType !== undefined) return jsonHeader(name, value);
  return (explode ? explodedHeader : simpleHeader)(name, value);
}
