import { essenceOf, isMediaRange } from '@forgespec/templates/shared/media-type';
import { stringLiteral } from '../code/literal.ts';

/**
 * Returns the code of the TypeScript type for a key of `content`. For example, returns `'text/csv'` for `text/csv`. For a range, such as
 * `image/*`, returns a template literal type.
 */
export function mediaTypeText(mediaType: string): string {
  if (!isMediaRange(mediaType)) return stringLiteral(mediaType);
  const start = essenceOf(mediaType).slice(0, -1).replace('*', '${string}');
  return `\`${start.replaceAll(/[`\\]/gu, '')}\${string}\``;
}
