import { isFetched } from '../../diagnostics/source-file.ts';

/** Returns the end of a fix for a document that is not fetched: the option that allows it; empty if no option does. */
export const orFetch = (uri: string): string =>
  isFetched(uri) && URL.canParse(uri) ? `, or allow to fetch it: --allow-origin ${new URL(uri).origin}` : '';
