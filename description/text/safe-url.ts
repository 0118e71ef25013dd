const linkSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'ws', 'wss']);

/**
 * Returns true if a link to a URL cannot run code in the page that contains the link. Such a URL is relative, or its scheme is in
 * `linkSchemes`.
 *
 * Ignores tabs and line ends in the URL, and control characters and spaces before the URL, because browsers also ignore them.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function isSafeUrl(url: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const read = url.replaceAll(/[\t\n\r]|^[\0- ]+/gu, '');
  const [, scheme] = /^([^/?#:]*):/u.exec(read) ?? [];
  return scheme === undefined || linkSchemes.has(scheme.toLowerCase());
}
