/** A media type of a response. */
export interface ResponseContent {
  readonly mediaType: string;
  readonly isJson: boolean;
}

/** Returns the described media types that a media type matches, the most specific first. */
export type MatchingMediaTypes = (described: readonly string[], given: string) => string[];

/**
 * Returns the described content for the media type of a body. If the media type is undefined, returns the preferred content. Returns
 * undefined if no content matches.
 */
export function contentOf<Content extends { readonly mediaType: string }>(
  contents: readonly Content[],
  contentType: string | undefined,
  matchingMediaTypes: MatchingMediaTypes | undefined,
): Content | undefined {
  if (contentType === undefined) return contents[0];
  const exact = contents.find(({ mediaType }) => mediaType === contentType);
  if (exact !== undefined || matchingMediaTypes === undefined) return exact;
  const described = contents.map(({ mediaType }) => mediaType);
  const [closest] = matchingMediaTypes(described, contentType);
  return contents.find(({ mediaType }) => mediaType === closest);
}
