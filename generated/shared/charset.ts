// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parametersOf } from './parameters.ts';

/**
 * Returns the parameter `charset` of a media type, in lower case. Returns undefined if it is missing. Names of character sets are not
 * case-sensitive. RFC 9110, section 8.3.2.
 */
export const charsetOf = (mediaType: string): string | undefined =>
  parametersOf(mediaType).get('charset')?.toLowerCase();
