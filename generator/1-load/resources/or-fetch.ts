import { isFetched } from '../../diagnostics/source-file.ts';

/** Returns words for the end of a fix that name the option to fetch a document. Returns an empty string if no option allows this. */
export const orFetch = (uri: string): string =>
  isFetched(uri) && URL.canParse(uri) ? `, or allow to fetch it: --allow-origin ${new URL(uri).origin}` : '';
