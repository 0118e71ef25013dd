import { suggestion } from '../../diagnostics/suggestion.ts';

const knownSchemes = ['http', 'https', 'ws', 'wss', 'mailto', 'file', 'urn'];

/**
 * Returns the correction of a text that should be a URL, absolute or relative; undefined if it is one. RFC 3986, section 4.1.
 *
 * @param isTemplate true if the text may contain variables in braces, as the URL of a server does.
 */
export function urlFix(text: string, isTemplate: boolean): string | undefined {
  if (/\s/u.test(text))
    return text.includes('/')
      ? 'Write it without spaces; a space in a URL is `%20`.'
      : 'Write an address such as `https://example.com/docs`.';
  const withoutColon = /^(https?|wss?)\/+(.+)$/iu.exec(text);
  if (withoutColon !== null) return `Did you mean \`${withoutColon[1]}://${withoutColon[2]}\`?`;
  // A relative reference such as `docs/intro.html` has no dot in its first segment, as the name of a host does.
  if (/^(?:www\.|\{\w+\}\.)/iu.test(text)) return `Did you mean \`https://${text}\`?`;
  const [, scheme, rest] = /^([a-z][a-z\d+.-]*):(.*)$/isu.exec(text) ?? [];
  if (scheme !== undefined && rest !== undefined) {
    const isWeb = /^(?:https?|wss?)$/iu.test(scheme);
    if (isWeb && !rest.startsWith('//')) return `Did you mean \`${scheme}://${rest.replace(/^\/+/u, '')}\`?`;
    const near = knownSchemes.includes(scheme.toLowerCase()) ? undefined : suggestion(scheme, knownSchemes);
    if (near !== undefined && rest.startsWith('/')) return `Did you mean \`${near}://${rest.replace(/^\/+/u, '')}\`?`;
  }
  const resolved = isTemplate ? text.replaceAll(/\{[^{}]*\}/gu, 'x') : text;
  return URL.canParse(resolved, 'https://example.com')
    ? undefined
    : 'Write an address such as `https://example.com/docs`.';
}
