import { isFetched } from '../../diagnostics/source-file.ts';

/**
 * Returns the end of a fix, such as `, or allow forgespec to fetch it: --allow-origin https://example.com`. Returns an empty string if the
 * URI is not a URL that forgespec can fetch.
 */
export const orFetch = (uri: string): string =>
  isFetched(uri) && URL.canParse(uri) ? `, or allow forgespec to fetch it: --allow-origin ${new URL(uri).origin}` : '';
