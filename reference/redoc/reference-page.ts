import { contentPolicy } from '../pages/content-policy.ts';

/**
 * Completes a page that Redocly has built: corrects links, and adds a Content Security Policy that allows only the
 * scripts of the page.
 *
 * @throws {Error} if the script of Redocly is not found in the page.
 */
export const finishedReference = (page: string): string => withPolicy(withLogo(withFragments(page)));

/**
 * Corrects links. Redoc renders `#/pagination` in a browser, but `/pagination` on the server, and the browser keeps the
 * links that the server rendered.
 */
const withFragments = (page: string): string =>
  page.replace(/<div id="redoc">.*?<\/div>(?=\s*<script type="module">)/su, (rendered) =>
    rendered.replaceAll(/(<a [^>]*?href=")\/(?!\/)/gu, '$1#/'),
  );

/** Replaces the remote image of the footer with an inline one, so that the page loads nothing. */
const withLogo = (page: string): string => page.replaceAll('https://cdn.redoc.ly/redoc/logo-mini-full.svg', logo);

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="16"><text x="0" y="12" font-family="sans-serif" font-size="12" fill="#0044d4">Redoc</text></svg>',
  );

/** Patterns of the scripts that the policy allows: the scripts of Redoc, at their fixed positions. */
const scripts = [
  // Sets the colours before rendering. A page without server-rendered content does not have this script.
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
