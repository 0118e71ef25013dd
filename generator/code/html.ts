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
