import type { Content } from '@forgespec/model';
import { matchingMediaTypes } from '@forgespec/templates/shared/matching-media-types';

/** Returns the documented contents whose media types match a content type, the most specific media type first. */
export const documentedContents = (contents: readonly Content[], contentType: string): Content[] =>
  matchingMediaTypes(
    contents.map(({ mediaType }) => mediaType),
    contentType,
  ).flatMap((matching) => contents.filter(({ mediaType }) => mediaType === matching));
