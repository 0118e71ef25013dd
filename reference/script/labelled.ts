import { element } from './element.ts';

let count = 0;

/** Returns a row with a label and its input. */
export function labelled(words: string, input: HTMLElement, ...more: readonly HTMLElement[]): HTMLElement {
  input.id = `try-${(count += 1)}`;
  return element('div', { class: 'row' }, element('label', { for: input.id }, words), input, ...more);
}
