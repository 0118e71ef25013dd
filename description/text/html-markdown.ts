import { unescapeHtml } from '@forgespec/templates/shared/escape-html';

/** The Markdown for the start tag and for the end tag of each element that {@link htmlToMarkdown} converts. */
const notations: Readonly<Record<string, readonly [start: string, end: string]>> = {
  b: ['**', '**'],
  br: ['\\\n', ''],
  code: ['`', '`'],
  div: ['\n\n', '\n\n'],
  em: ['_', '_'],
  h1: ['\n\n# ', '\n\n'],
  h2: ['\n\n## ', '\n\n'],
  h3: ['\n\n### ', '\n\n'],
  h4: ['\n\n#### ', '\n\n'],
  i: ['_', '_'],
  li: ['\n- ', ''],
  ol: ['\n\n', '\n\n'],
  p: ['\n\n', '\n\n'],
  strong: ['**', '**'],
  ul: ['\n\n', '\n\n'],
};

const tag = /<(\/?)([a-z][a-z\d]*)\b([^<>]*)>/giu;
const link = /\shref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/iu;

/**
 * Converts the simple HTML of a description to Markdown: paragraphs, headings, lists, links, code, and emphasis. Some APIs, such as Stripe's,
 * write their descriptions in HTML.
 *
 * Returns a text unchanged if it has any other tag, a tag without its partner, or code in Markdown. So `Vec<T>` and examples of HTML stay
 * literal. The result is not trusted: the parser of Markdown reads it without HTML.
 */
export function htmlToMarkdown(text: string): string {
  if (!/<\/[a-z]|<br/iu.test(text) || text.includes('`') || !isSimple(text)) return text;
  const urls: string[] = [];
  const converted = text.replaceAll(tag, (_, slash: string, name: string, attributes: string) => {
    const lower = name.toLowerCase();
    if (lower !== 'a') return notations[lower]?.[slash === '' ? 0 : 1] ?? '';
    if (slash === '') urls.push(urlOf(attributes));
    return slash === '' ? '[' : `](${urls.pop() ?? ''})`;
  });
  return (
    unescapeHtml(converted)
      .replaceAll(/[ \t]*\n[ \t]*/gu, '\n')
      .replaceAll(/\n{3,}/gu, '\n\n')
      // The items of a list stay together.
      .replaceAll(/(?<=(?:^|\n)- [^\n]*)\n\n(?=- )/gu, '\n')
      .trim()
  );
}

const urlOf = (attributes: string): string => {
  const [, quoted, single] = link.exec(attributes) ?? [];
  return (quoted ?? single ?? '').replaceAll(
    /[\s()]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
};

/** Returns true if all tags of a text are simple, and if they are nested correctly. */
function isSimple(text: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = '', attributes = ''] of text.matchAll(tag)) {
    const lower = name.toLowerCase();
    const isKnown = lower === 'a' ? slash !== '' || link.test(attributes) : Object.hasOwn(notations, lower);
    if (!isKnown) return false;
    if (slash !== '' && open.pop() !== lower) return false;
    if (slash === '' && lower !== 'br') open.push(lower);
  }
  // A tag that the pattern does not match, such as `<!--`, is not simple either.
  return open.length === 0 && !/<[!?/a-z]/iu.test(text.replaceAll(tag, ''));
}
