/**
 * The address of the next page, as the `Link` header of an answer gives it; undefined on the last one.
 *
 * @throws {TypeError} when it is no address of HTTP.
 * @see https://www.rfc-editor.org/rfc/rfc8288.html#section-3
 */
export function nextLink({ headers }: Response, base: string): string | undefined {
  const links = headers.get('link')?.matchAll(/<([^>]*)>((?:[^,"]|"[^"]*")*)/gu) ?? [];
  for (const [, target = '', parameters = ''] of links) {
    const [, quoted, bare = quoted] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/iu.exec(parameters) ?? [];
    if (bare?.toLowerCase().split(/\s+/u).includes('next')) return absolute(target, base);
  }
  return undefined;
}

function absolute(target: string, base: string): string {
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol))
    throw new TypeError('The link to the next page leads nowhere');
  // As it is given: parsing would write some characters in another way.
  return /^https?:/iu.test(target) ? target : url.href;
}
