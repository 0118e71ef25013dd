import { contentPolicy } from '../pages/content-policy.ts';

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
const withFragments = (page: string): string =>
  page.replace(/<div id="redoc">.*?<\/div>(?=\s*<script type="module">)/su, (rendered) =>
    rendered.replaceAll(/(<a [^>]*?href=")\/(?!\/)/gu, '$1#/'),
  );

/** Replaces the remote image in the footer by an inline image, so that the page loads nothing. */
const withLogo = (page: string): string => page.replaceAll('https://cdn.redoc.ly/redoc/logo-mini-full.svg', logo);

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="16"><text x="0" y="12" font-family="sans-serif" font-size="12" fill="#0044d4">Redoc</text></svg>',
  );

/** Patterns that find the scripts of Redoc at their fixed positions. The policy allows only these scripts. */
const scripts = [
  // This script sets the colours before rendering. Only a page with server-rendered content contains this script.
  /(?<=<div id="redoc"><div hidden=""><script>).*?(?=<\/script>)/su,
  /(?<=<script type="module">).*?(?=<\/script>)/su,
];

function withPolicy(page: string): string {
  const [colors, main] = scripts.map((script) => script.exec(page)?.[0]);
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
