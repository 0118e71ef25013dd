import { escapeHtml } from '@forgespec/templates/shared/escape-html';

/** Markup, safe to put into a page. */
export interface Html {
  readonly markup: string;
}

type Part = Html | number | string | undefined | readonly Part[];

/** Builds markup: text is escaped, and markup is inserted as it is. Attributes are quoted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (isList(part)) return part.map(markupOf).join('');
  return typeof part === 'object' ? part.markup : escapeHtml(String(part));
}

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

/** JSON for a `<script>`: nothing in it ends the element. */
export const scriptJson = (value: unknown): Html => ({
  markup: JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029'),
});

/**
 * Returns JavaScript for a `<script>`, in which nothing starts a comment of HTML. The script is ours: nothing in it may end the
 * element.
 *
 * @throws {Error} if the script contains `</script`.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function inlineScript(source: string): string {
  if (/<\/script/iu.test(source)) throw new Error('A script of a page contains the end of its element.');
  return source.replaceAll('<!--', String.raw`\x3C!--`).replaceAll(/\r\n?/gu, '\n');
}
