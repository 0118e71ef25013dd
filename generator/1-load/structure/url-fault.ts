import { suggestion } from '../../diagnostics/suggestion.ts';

const knownSchemes = ['http', 'https', 'ws', 'wss', 'mailto', 'file', 'urn'];

/** The reason why a text is not a URL, as the end of a sentence, and the correction. */
export interface UrlFault {
  /** `is not a URL` */
  readonly reason: string;
  readonly fix: string;
}

/**
 * Returns the fault of a text that should be a URL, absolute or relative; undefined if the text is a URL. RFC 3986, section 4.1.
 *
 * @param isServer true for the URL of a server. Such a URL may contain variables in braces, and must not have a query or fragment,
 * because paths are appended to it.
 */
export function urlFault(text: string, isServer: boolean): UrlFault | undefined {
  const fix = urlFix(text, isServer);
  if (fix !== undefined)
    return { reason: /\s/u.test(text) ? 'is not a URL, because it has a space' : 'is not a URL', fix };
  const surplus = isServer ? /[?#]/u.exec(text.replaceAll(/\{[^{}]*\}/gu, ''))?.[0] : undefined;
  if (surplus === undefined) return undefined;
  const part = surplus === '?' ? 'a query, after its ?' : 'a fragment, after its #';
  return { reason: `has ${part}, and the paths would follow it`, fix: `Remove the ${surplus} and the text after it.` };
}

/**
 * Returns the correction of a text that is not a URL; undefined if the text is a URL.
 *
 * @param isTemplate true if the text may contain variables in braces, as the URL of a server does.
 */
function urlFix(text: string, isTemplate: boolean): string | undefined {
  if (/\s/u.test(text))
    return text.includes('/')
      ? 'Write it without spaces; a space in a URL is `%20`.'
      : 'Write an address such as `https://example.com/docs`.';
  const withoutColon = /^(https?|wss?)\/+(.+)$/iu.exec(text);
  if (withoutColon !== null) return `Did you mean \`${withoutColon[1]}://${withoutColon[2]}\`?`;
  // A text that begins with `www.`, or with a variable and a dot, probably begins with a host name.
  if (/^(?:www\.|\{\w+\}\.)/iu.test(text)) return `Did you mean \`https://${text}\`?`;
  const [, scheme, rest] = /^([a-z][a-z\d+.-]*):(.*)$/isu.exec(text) ?? [];
  if (scheme !== undefined && rest !== undefined) {
    const isWeb = /^(?:https?|wss?)$/iu.test(scheme);
    if (isWeb && !rest.startsWith('//')) return `Did you mean \`${scheme}://${rest.replace(/^\/+/u, '')}\`?`;
    const near = knownSchemes.includes(scheme.toLowerCase()) ? undefined : suggestion(scheme, knownSchemes);
    if (near !== undefined && rest.startsWith('/')) return `Did you mean \`${near}://${rest.replace(/^\/+/u, '')}\`?`;
  }
  // The sample value is a digit, because a variable may also be the port.
  const resolved = isTemplate ? text.replaceAll(/\{[^{}]*\}/gu, '1') : text;
  return URL.canParse(resolved, 'https://example.com')
    ? undefined
    : 'Write an address such as `https://example.com/docs`.';
}
