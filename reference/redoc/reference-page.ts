import { contentPolicy } from '../pages/content-policy.ts';

/**
 * Returns a page of Redocly as we serve it: its links lead into the page, and its policy allows its own scripts and no others.
 *
 * @throws {Error} if the page has no script in the place where Redocly puts it.
 */
export const finishedReference = (page: string): string => withPolicy(withLogo(withFragments(page)));

/** Redoc draws links as `/pagination` ahead, and as `#/pagination` in a browser, which keeps what is drawn. */
const withFragments = (page: string): string =>
  page.replace(/<div id="redoc">.*?<\/div>(?=\s*<script type="module">)/su, (drawn) =>
    drawn.replaceAll(/(<a [^>]*?href=")\/(?!\/)/gu, '$1#/'),
  );

/** The footer shows a picture from elsewhere. An own one takes its place, so that the page does not request it. */
const withLogo = (page: string): string => page.replaceAll('https://cdn.redoc.ly/redoc/logo-mini-full.svg', logo);

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="16"><text x="0" y="12" font-family="sans-serif" font-size="12" fill="#0044d4">Redoc</text></svg>',
  );

/** Only the scripts that Redoc itself puts into the page are allowed, each in its place. */
const scripts = [
  // Chooses the colours before anything is drawn. A page that is not drawn ahead does not have it.
  /(?<=<div id="redoc"><div hidden=""><script>).*?(?=<\/script>)/su,
  /(?<=<script type="module">).*?(?=<\/script>)/su,
];

function withPolicy(page: string): string {
  const [colors, main] = scripts.map((script) => script.exec(page)?.[0]);
  if (main === undefined) throw new Error('Redocly makes other pages than it did: they have no module.');
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
