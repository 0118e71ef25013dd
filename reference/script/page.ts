import { addCopyButtons } from './copy-button.ts';
import { openTarget } from './open-target.ts';
import { passOnAuthorization } from './obtain-token.ts';
import { startForm } from './request-form.ts';
import { startSearch } from './search-button.ts';

// The script of the pages of the reference. The pages can be read without it.

passOnAuthorization();
addCopyButtons();
startSearch();
openTarget();
addEventListener('hashchange', openTarget);
for (const place of document.querySelectorAll<HTMLElement>('.try')) {
  startForm(place, JSON.parse(place.querySelector('script')?.textContent ?? ''));
}
