/** Markup, safe to put into a page. */
export interface Html {
  readonly markup: string;
}

type Part = Html | number | string | undefined | readonly Part[];

/** A page in the making: `html` puts text of the description into markup as text, and markup as markup. Attributes stand in `"`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (isList(part)) return part.map(markupOf).join('');
  return typeof part === 'object' ? part.markup : escaped(String(part));
}

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? '');

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
