import { button } from './element.ts';

/** Creates a button that copies a text to the clipboard, and says so. */
export function copyButton(words: string, text: () => string): HTMLButtonElement {
  const made = button(words, () => {
    navigator.clipboard.writeText(text()).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
  const say = (message: string): void => {
    made.textContent = message;
    setTimeout(() => (made.textContent = words), 1500);
  };
  return made;
}

/** Adds a button to each code block that copies its code. */
export function addCopyButtons(): void {
  for (const figure of document.querySelectorAll('figure.code')) {
    const code = figure.querySelector('code');
    figure.querySelector('figcaption')?.append(copyButton('Copy', () => code?.textContent ?? ''));
  }
}
