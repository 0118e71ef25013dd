import { escapeHtml } from '@forgespec/templates/shared/escape-html';

/** Markup that is inserted into a page without escaping. */
export interface Html {
  readonly markup: string;
}

type Part = Html | number | string | undefined | readonly Part[];

/** The texts of each template literal without indentation. Otherwise, spaces would be a tenth of a page. */
const withoutIndent = new WeakMap<TemplateStringsArray, readonly string[]>();

/**
 * The tag of template literals for HTML. Text is escaped. Values of the type `Html` are inserted unchanged. Attribute values need quotes.
 */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const strings = withoutIndent.get(template) ?? template.map((text) => text.replaceAll(/\n\s+/gu, '\n'));
  withoutIndent.set(template, strings);
  let markup = strings[0] ?? '';
  // A loop is twice as fast as `String.raw`, and the pages of a large description have a million parts.
  for (let index = 0; index < parts.length; index++) markup += markupOf(parts[index]) + (strings[index + 1] ?? '');
  return { markup };
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (isList(part)) return part.map(markupOf).join('');
  return typeof part === 'object' ? part.markup : escapeHtml(String(part));
}

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

/** Returns JSON for a `<script>` element. The JSON is escaped, so that it cannot end the element. */
export const scriptJson = (value: unknown): Html => ({
  markup: JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029'),
});

/**
 * Returns hand-written JavaScript for a `<script>` element. The code is escaped, so that it cannot start an HTML comment.
 *
 * @throws {Error} if the script contains `</script`.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function inlineScript(source: string): string {
  if (/<\/script/iu.test(source)) throw new Error('A script contains </script, which would end its element.');
  return source.replaceAll('<!--', String.raw`\x3C!--`).replaceAll(/\r\n?/gu, '\n');
}
