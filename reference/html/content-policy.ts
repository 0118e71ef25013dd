import { createHash } from 'node:crypto';

/** Directives of a Content Security Policy. The value of each directive is the list of sources that it allows. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the Content Security Policy of a page. The page can load only the resources that the directives allow, and
 * can run only the given scripts.
 *
 * @param scripts the exact texts of the inline scripts of the page.
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentPolicy(directives: ContentPolicy, scripts: readonly string[]): string {
  const hashes = scripts.map(scriptHash);
  const all: ContentPolicy = {
    'default-src': ["'none'"],
    ...(hashes.length === 0 ? {} : { 'script-src': hashes }),
    ...directives,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(all)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns the source expression that allows one inline script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
