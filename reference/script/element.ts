/**
 * Creates an element. Its children that are strings become text, never markup.
 *
 * @param attributes the attributes. An attribute with the value `false` is left out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, boolean | string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== false) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** Creates a button that does not submit a form. */
export function button(
  words: string,
  onClick: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, words);
  made.addEventListener('click', onClick);
  return made;
}
