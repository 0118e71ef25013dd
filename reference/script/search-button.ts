import type { SearchWindow } from './search.ts';

/**
 * Shows the button of the search. The button, `/` and Ctrl+K load the search when they are used for the first time, because its index is
 * larger than a page.
 */
export function startSearch(): void {
  const button = document.querySelector<HTMLButtonElement>('.search-button');
  if (button === null) return;
  button.hidden = false;
  let open: (() => void) | undefined;
  const show = (): void => {
    if (open === undefined)
      void loadSearch()
        .then((loaded) => (open = loaded))
        .then(() => open?.());
    else open();
  };
  button.addEventListener('click', show);
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    const isTyping = target instanceof HTMLElement && /^(?:input|textarea|select)$/iu.test(target.tagName);
    if (!((key === '/' && !isTyping) || (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)))) return;
    event.preventDefault();
    show();
  });
}

/** Loads the scripts of the search. Returns the function that opens its dialog. */
async function loadSearch(): Promise<() => void> {
  const root = document.body.dataset['root'] ?? '';
  await loadScript(`${root}assets/search-entries.js`);
  await loadScript(`${root}assets/search.js`);
  const { openSearch } = globalThis as SearchWindow;
  return () => openSearch?.(root);
}

const loadScript = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
