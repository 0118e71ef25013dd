import { suggestion } from '../../diagnostics/suggestion.ts';

const knownSchemes = ['http', 'https', 'ws', 'wss', 'mailto', 'file', 'urn'];

/** The reason why a string is not a valid URL, and the correction. */
export interface UrlFault {
  /** The end of a sentence about the string, such as `is not a URL`. */
  readonly reason: string;
  readonly fix: string;
}

/**
 * Returns the fault of a string that should be an absolute or relative URL. Returns undefined if the string is a valid URL. RFC 3986,
 * section 4.1.
 *
 * @param isServer true for the URL of a server. This URL may contain variables in braces. It must not have a query or fragment, because
 * paths are appended to it.
 */
export function urlFault(text: string, isServer: boolean): UrlFault | undefined {
  const fix = urlFix(text, isServer);
  if (fix !== undefined)
    return { reason: /\s/u.test(text) ? 'is not a URL, because it has a space' : 'is not a URL', fix };
  const surplus = isServer ? /[?#]/u.exec(text.replaceAll(/\{[^{}]*\}/gu, ''))?.[0] : undefined;
  if (surplus === undefined) return undefined;
  const part = surplus === '?' ? 'query' : 'fragment';
  return {
    reason: `has a ${part}, and paths would be appended to this ${part}`,
    fix: `Remove the ${surplus} and the text after it.`,
  };
}

/**
 * Returns the correction of a string that is not a URL. Returns undefined if the string is a URL.
 *
 * @param isTemplate true if the string may contain variables in braces, as in the URL of a server.
 */
function urlFix(text: string, isTemplate: boolean): string | undefined {
  if (/\s/u.test(text)) return text.includes('/') ? 'Write it without spaces; a space in a URL is `%20`.' : anyAddress;
  const meant = meantUrl(text);
  if (meant !== undefined) return `Did you mean \`${meant}\`?`;
  // A digit replaces each variable, because a variable may also be the port.
  const resolved = isTemplate ? text.replaceAll(/\{[^{}]*\}/gu, '1') : text;
  return URL.canParse(resolved, 'https://example.com') ? undefined : anyAddress;
}

const anyAddress = 'Write an address such as `https://example.com/docs`.';

/** Returns the URL that an author probably means, if the scheme of a URL is missing, misspelt or incomplete. */
function meantUrl(text: string): string | undefined {
  const withoutColon = /^(https?|wss?)\/+(.+)$/iu.exec(text);
  if (withoutColon !== null) return `${withoutColon[1]}://${withoutColon[2]}`;
  // A string that begins with `www.`, or with a variable and a dot, probably begins with a host name.
  if (/^(?:www\.|\{\w+\}\.)/iu.test(text)) return `https://${text}`;
  const [, scheme, rest] = /^([a-z][a-z\d+.-]*):(.*)$/isu.exec(text) ?? [];
  if (scheme === undefined || rest === undefined) return undefined;
  const address = rest.replace(/^\/+/u, '');
  if (/^(?:https?|wss?)$/iu.test(scheme) && !rest.startsWith('//')) return `${scheme}://${address}`;
  const near = knownSchemes.includes(scheme.toLowerCase()) ? undefined : suggestion(scheme, knownSchemes);
  return near !== undefined && rest.startsWith('/') ? `${near}://${address}` : undefined;
}
