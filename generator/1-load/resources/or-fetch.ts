import { isFetched } from '../../diagnostics/source-file.ts';

/**
 * Returns a clause for the end of a fix. The clause names the option that allows forgespec to fetch the document at a URI. Returns an empty
 * string if forgespec cannot fetch such a URI.
 */
export const orFetch = (uri: string): string =>
  isFetched(uri) && URL.canParse(uri) ? `, or allow forgespec to fetch it: --allow-origin ${new URL(uri).origin}` : '';
