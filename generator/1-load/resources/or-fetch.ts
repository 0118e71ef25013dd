import { isFetched } from '../../diagnostics/source-file.ts';

/**
 * Returns a text for the end of a fix. The text names the option that allows forgespec to fetch a document. Returns an empty string if no
 * option allows this.
 */
export const orFetch = (uri: string): string =>
  isFetched(uri) && URL.canParse(uri) ? `, or allow forgespec to fetch it: --allow-origin ${new URL(uri).origin}` : '';
