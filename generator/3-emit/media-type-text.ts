import { essenceOf, isMediaRange } from '@forgespec/templates/shared/media-type';
import { stringLiteral } from '../code/literal.ts';

/** Returns the TypeScript type for a key of `content`, as code: `'text/csv'`, or `` `image/${string}` `` for `image/*`. */
export function mediaTypeText(mediaType: string): string {
  if (!isMediaRange(mediaType)) return stringLiteral(mediaType);
  const start = essenceOf(mediaType).slice(0, -1).replace('*', '${string}');
  return `\`${start.replaceAll(/[`\\]/gu, '')}\${string}\``;
}
