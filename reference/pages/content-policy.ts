import { createHash } from 'node:crypto';

/** Directives of a Content Security Policy, with the sources that each allows. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the policy of a page. The page may load nothing and run no script, except what the directives and the scripts allow.
 *
 * @param scripts the text of the inline scripts of the page, exactly as the page has them.
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

/** Returns the source of a policy that allows one inline script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
