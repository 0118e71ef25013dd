import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import type { Body, Content } from '../message.ts';

const ranks: Readonly<Record<MediaKind, number>> = { json: 0, form: 1, multipart: 2, sequence: 3, text: 4, binary: 5 };

/**
 * Returns the content with the media type that is easiest to use. JSON is easier than all other media types. Returns undefined if the body
 * has no content.
 */
export const preferredContent = (body: Body | undefined): Content | undefined => byPreference(body)[0];

/**
 * Returns the contents of a body, sorted by preference. If two media types have the same preference, they keep the order of the
 * description.
 */
export function byPreference(body: Body | undefined): readonly Content[] {
  const rank = ({ mediaType }: Content): number => ranks[mediaKind(mediaType)];
  return body?.contents.toSorted((a, b) => rank(a) - rank(b)) ?? [];
}
