import type { Search } from './create-search.ts';

/**
 * Adds the search to the page with the whole reference: a button in the navigation bar, `/` and Ctrl+K open its dialog.
 *
 * The page contains the text of this function, so the function uses nothing of this module.
 *
 * @param open opens the dialog.
 */
export function addSearchShortcuts(open: () => void): void {
  const button = document.createElement('button');
  const key = document.createElement('kbd');
  key.textContent = '/';
  button.type = 'button';
  button.className = 'search-button';
  button.append('Search ', key);
  button.addEventListener('click', open);
  addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(?:input|textarea|select)$/iu.test(target.tagName));
      const isShortcut = (key === '/' && !isTyping) || (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
      if (!isShortcut) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    true,
  );
  document.querySelector('.site-bar')?.append(button);
}

/**
 * Creates the dialog of the search, which shows the entries for the words that the reader types. Returns the function that opens it.
 *
 * @param prepare builds the index. It is called once, before the first search.
 * @param addressOf returns the address of an entry, relative to the page.
 */
export function createSearchDialog(prepare: () => Search, addressOf: (address: string) => string): () => void {
  const shown = 20;
  let search: Search | undefined;
  const element = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Name] => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const input = element('input', {
    type: 'search',
    role: 'combobox',
    placeholder: 'Search operations, fields, errors and the guide',
    'aria-label': 'Search the reference',
    'aria-controls': 'search-results',
    'aria-expanded': 'true',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const results = element('div', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' });
  const status = element('p', { role: 'status' });
  const dialog = element('dialog', { id: 'search', 'aria-label': 'Search' }, input, status, results);
  const choices = (): HTMLAnchorElement[] => [...results.querySelectorAll('a')];
  const select = (chosen: HTMLAnchorElement | undefined): void => {
    for (const each of choices()) each.setAttribute('aria-selected', String(each === chosen));
    if (chosen === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', chosen.id);
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const show = (): void => {
    search ??= prepare();
    const found = search(input.value);
    results.replaceChildren(
      ...found
        .slice(0, shown)
        .map(({ address, title, group, path }, number) =>
          element(
            'a',
            { id: `search-result-${number}`, href: addressOf(address), role: 'option', tabindex: '-1' },
            element('strong', {}, title),
            element('span', {}, [group, path].filter((text) => text !== '').join(' · ')),
          ),
        ),
    );
    status.textContent = found.length === 0 && input.value.trim() !== '' ? 'Nothing found.' : '';
    select(choices()[0]);
  };
  const open = (): void => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    show();
  };
  const move = (step: number): void => {
    const all = choices();
    const current = all.findIndex((each) => each.getAttribute('aria-selected') === 'true');
    select(all.at((current + step) % all.length));
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter')
      choices()
        .find((each) => each.getAttribute('aria-selected') === 'true')
        ?.click();
    else return;
    event.preventDefault();
  });
  results.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return open;
}
