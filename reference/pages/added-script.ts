import { escapeHtml, unescapeHtml } from '@forgespec/templates/shared/escape-html';
import { scriptHash, type ContentPolicy } from '../html/content-policy.ts';

/** A script that is added to a finished page. */
export interface AddedScript {
  /** The exact text of the script. */
  readonly text: string;
  /** Elements before the script, as HTML. Default: none. */
  readonly before?: string;
  /** The attributes of the `script` element, as HTML that begins with a space. Default: none. */
  readonly attributes?: string;
  /** Sources that the policy of the page allows in addition. Default: none. */
  readonly policy?: ContentPolicy;
}

/** A page, and its Content Security Policy. The policy is empty if the page has none. */
export interface ScriptedPage {
  readonly text: string;
  readonly policy: string;
}

/** Adds a script at the end of a page, and allows the script in the Content Security Policy of the page. */
export function withScript(
  page: string,
  { text, before = '', attributes = '', policy = {} }: AddedScript,
): ScriptedPage {
  const end = page.lastIndexOf('</body>');
  if (end === -1) return { text: page, policy: '' };
  let extended = '';
  const start = page.slice(0, end).replace(policyPattern, (_, head: string, written: string) => {
    extended = extendedPolicy(unescapeHtml(written), { ...policy, 'script-src': [scriptHash(text)] });
    return `${head}${escapeHtml(extended)}"`;
  });
  return { text: `${start}${before}<script${attributes}>${text}</script>\n${page.slice(end)}`, policy: extended };
}

const policyPattern = /(http-equiv="Content-Security-Policy"\s+content=")([^"]*)"/u;

/** Returns a policy that also allows the given sources. */
function extendedPolicy(policy: string, added: ContentPolicy): string {
  const directives = new Map(
    policy.split(';').map((directive): [string, readonly string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/u);
      return [name, sources];
    }),
  );
  for (const [name, sources] of Object.entries(added))
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
