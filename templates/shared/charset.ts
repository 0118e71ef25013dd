import { parametersOf } from './parameters.ts';

/** Returns the parameter `charset` of a media type, in lower case: names of character sets have no case. RFC 9110, section 8.3.2. */
export const charsetOf = (mediaType: string): string | undefined =>
  parametersOf(mediaType).get('charset')?.toLowerCase();
