// A list that loads its next page when the reader comes to its end. After a failure, scrolling tries again.

import { ApiError, createCoreClient, projectLabels, type Page } from '../../generated/client/index.ts';
import type { Label } from '../../generated/types/index.ts';

const client = createCoreClient({ baseUrl: location.origin });
const id = new URLSearchParams(location.search).get('project') ?? 'aurora/compass';
const list = document.querySelector('#labels');
const end = document.querySelector('#end');
if (list === null || end === null) throw new Error('The page is incomplete');

let last: Page<Label> | undefined;
// An observed element is reported at once if it is visible, so observing it again after each page loads pages until it is not visible.
const observer = new IntersectionObserver(([entry]) => {
  if (entry?.isIntersecting !== true) return;
  observer.unobserve(end);
  void loadPage();
});
observer.observe(end);

async function loadPage(): Promise<void> {
  try {
    last = await (last === undefined ? projectLabels.list(client)({ id }).page() : last.next());
    if (last === undefined) return show('These are all labels.');
    list?.append(...last.items.map(entryOf));
    if (end !== null) observer.observe(end);
  } catch (error) {
    show(error instanceof ApiError ? (error.reason ?? error.message) : 'The service cannot be reached.');
    addEventListener('scroll', () => void loadPage(), { once: true });
  }
}

function show(text: string): void {
  if (end !== null) end.textContent = text;
}

function entryOf({ name, color, description }: Label): HTMLElement {
  const entry = document.createElement('li');
  entry.style.borderLeft = `1rem solid ${color}`;
  entry.textContent = [name, description].filter(Boolean).join(': ');
  return entry;
}
