const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for the content of an element, or for a quoted attribute, in HTML or XML.
 *
 * @see https://html.spec.whatwg.org/multipage/syntax.html#attributes-2
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (character) => entities[character] ?? '');

/** Decodes markup from {@link escapeHtml}, and returns the original text. */
export const unescapeHtml = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => characters.get(entity) ?? entity);

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));
