import { contentPolicy } from '../html/content-policy.ts';
import { moduleScript, splitAt, splitAtRoot } from './page-parts.ts';

/**
 * Completes a page that Redocly has built. Corrects links, and adds a Content Security Policy that allows only the
 * scripts of the page.
 *
 * @throws {Error} if the script of Redoc is not found in the page.
 */
export const finishedReference = (page: string): string => withPolicy(withLogo(withFragments(page)));

/**
 * Corrects links in the content that was rendered on the server. In this content, Redoc writes `/pagination` instead of `#/pagination`, and
 * the script of the page does not correct the links later.
 */
function withFragments(page: string): string {
  const split = splitAtRoot(page);
  if (split === undefined) return page;
  return split.before + split.part.replaceAll(/(<a [^>]*?href=")\/(?!\/)/gu, '$1#/') + split.after;
}

/** Replaces the remote image in the footer by an inline image, so that the page loads nothing. */
const withLogo = (page: string): string => page.replaceAll('https://cdn.redoc.ly/redoc/logo-mini-full.svg', logo);

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="16"><text x="0" y="12" font-family="sans-serif" font-size="12" fill="#0044d4">Redoc</text></svg>',
  );

function withPolicy(page: string): string {
  // The policy allows only the scripts of Redoc. The first one sets the colours before rendering, and only a page with server-rendered
  // content contains it.
  const colors = splitAt(page, '<div id="redoc"><div hidden=""><script>', '</script>')?.part;
  const main = splitAt(page, moduleScript, '</script>')?.part;
  if (main === undefined) throw new Error('This version of Redocly is not supported: its page has no module script.');
  const policy = contentPolicy(
    {
      'style-src': ["'unsafe-inline'"],
      'img-src': ['data:'],
      'font-src': ['data:'],
      'worker-src': ['blob:'],
    },
    colors === undefined ? [main] : [colors, main],
  );
  return page.replace('CONTENT-POLICY', () => policy);
}
