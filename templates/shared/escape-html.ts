const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for HTML and XML, for an element or a quoted attribute.
 *
 * @see https://html.spec.whatwg.org/multipage/syntax.html#attributes-2
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (character) => entities[character] ?? '');

/** Returns the text from which {@link escapeHtml} has made the markup. */
export const unescapeHtml = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => characters.get(entity) ?? entity);

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));
