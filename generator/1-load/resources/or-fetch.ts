import { isFetched } from '../../diagnostics/source-file.ts';

/**
 * Returns words for the end of a fix. These words name the option that allows forgespec to fetch the document at a URI. Returns an empty
 * string if no option allows this.
 */
export const orFetch = (uri: string): string =>
  isFetched(uri) && URL.canParse(uri) ? `, or allow forgespec to fetch it: --allow-origin ${new URL(uri).origin}` : '';
