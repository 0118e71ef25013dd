import { markdownWithoutHtml } from '@forgespec/description/text/markdown';

/** The longest summary, in characters. Search engines cut longer ones. */
const longest = 160;

/**
 * Returns a summary of a page for search engines: the first paragraph of a text without its markup.
 *
 * @param markdown the text of the page.
 * @param otherwise the summary of a page without a text.
 */
export function summaryOf(markdown: string, otherwise: string): string {
  const [first = ''] = markdownWithoutHtml(markdown)
    .trim()
    .split(/\n\s*\n/u, 1);
  const plain = first
    .slice(0, 1000)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/[*_`#>|\\]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const text = plain === '' ? otherwise : plain;
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
