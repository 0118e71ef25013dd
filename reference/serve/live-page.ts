import { escapeHtml } from '@forgespec/templates/shared/escape-html';
import { withScript } from '../pages/added-script.ts';

/** The path of the event stream from which pages receive changes. */
export const changesPath = '/.forgespec/changes';

/** A page of the site with the script for live updates. */
export interface LivePage {
  readonly text: string;
  /** The Content Security Policy of the page, for the response header. */
  readonly policy: string;
}

/**
 * Returns a page that reloads when the description changes. If the changed description is invalid, the page shows the errors.
 *
 * @param version the version of the description that the page shows. The page sends this version to the change feed, and reloads if there
 * is a newer version.
 */
export function livePage(page: string, version: string): LivePage {
  const { text, policy } = withScript(page, {
    text: script,
    attributes: ` data-version="${escapeHtml(version)}"`,
    policy: { 'connect-src': ["'self'"] },
  });
  // `frame-ancestors` has an effect only in the response header, and not inside the page.
  return { text, policy: `${policy}; frame-ancestors 'none'` };
}

const script = `
{
  const { version } = document.currentScript.dataset;
  const changes = new EventSource(${JSON.stringify(`${changesPath}?`)} + new URLSearchParams({ version }));
  changes.addEventListener('change', () => location.reload());
  changes.addEventListener('problem', ({ data }) => {
    const banner = document.querySelector('#problem') ?? document.body.appendChild(document.createElement('pre'));
    banner.id = 'problem';
    banner.role = 'alert';
    banner.style = 'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:16px 20px;max-height:40vh;overflow:auto;background:#2d0f08;color:#ffd9cc;font:13px/1.5 monospace;white-space:pre-wrap';
    banner.textContent = JSON.parse(data);
  });
}
`;
