import { assumeType } from '../shared/assume-type.ts';

/** Returns true if the program runs in a browser. */
export function isBrowser(): boolean {
  const { navigator } = assumeType<{ readonly navigator?: { readonly userAgent?: string } }>(globalThis);
  return navigator?.userAgent?.startsWith('Mozilla/') === true;
}

/**
 * Returns a header with the name of the client. Returns no header without a name, and in a browser: browsers send their own name, and some
 * of them send a preflight request before they send another one.
 */
export const userAgentHeader = (name: string | undefined): Readonly<Record<string, string>> =>
  name === undefined || isBrowser() ? {} : { 'User-Agent': name };
