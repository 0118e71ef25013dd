import { jsonLines, jsonRecords, readEvents, type SequenceNotation } from '@forgespec/templates/shared/sequences';
import { element } from './element.ts';

/** The items of a stream on the page. */
export interface StreamItems {
  readonly element: HTMLElement;
  /**
   * Shows the items as they arrive. Returns at the end of the stream.
   *
   * @throws {Error} if the body does not have the notation.
   */
  read(notation: SequenceNotation, chunks: AsyncIterable<Uint8Array>): Promise<void>;
}

/** The number of items that the page shows. If there are more, it shows the last ones, so that a long stream does not slow down the page. */
const mostItems = 500;

/** Creates the list of the items of a stream. A screen reader does not announce each item, because items can arrive quickly. */
export function streamItems(): StreamItems {
  const list = element('ol', { class: 'items', tabindex: '0', role: 'log', 'aria-live': 'off', 'aria-label': 'Items' });
  const count = element('p', { class: 'quiet' }, 'No items yet');
  let all = 0;
  const add = (text: string, name?: string): void => {
    all += 1;
    count.textContent = all === 1 ? '1 item' : `${all} items`;
    addItem(list, all, text, name);
  };
  return { element: element('div', {}, count, list), read: (notation, chunks) => readItems(notation, chunks, add) };
}

function addItem(list: HTMLElement, number: number, text: string, name: string | undefined): void {
  const heading = name === undefined ? [] : [element('strong', {}, name), ' '];
  const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 4;
  list.append(element('li', { value: String(number) }, ...heading, element('code', {}, text)));
  if (list.childElementCount > mostItems) list.firstElementChild?.remove();
  // A reader who has scrolled back stays at their place.
  if (isAtEnd) list.scrollTop = list.scrollHeight;
}

async function readItems(
  notation: SequenceNotation,
  chunks: AsyncIterable<Uint8Array>,
  add: (text: string, name?: string) => void,
): Promise<void> {
  if (notation === 'events') {
    for await (const { data, event } of readEvents(chunks)) if (data !== undefined) add(data, event);
    return;
  }
  for await (const text of (notation === 'lines' ? jsonLines : jsonRecords)(chunks)) add(text.trim());
}
