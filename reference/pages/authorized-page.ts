import { html } from '@forgespec/description/text';
import type { SiteParts } from '../html/site-parts.ts';
import { authorPage } from './site-page.ts';

/**
 * Builds the page to which an authorization server sends a reader who obtains a token. The script of the site passes the address of the page
 * to the form that waits for it.
 */
export const authorizedPage = (parts: SiteParts): string =>
  authorPage(
    {
      path: 'authorized',
      title: 'Signed in',
      summary: 'The end of a sign-in at an authorization server.',
      body: html`<p>The form that has opened the sign-in receives the token. You can close this page.</p>`,
      isRedirectTarget: true,
    },
    parts,
  );
