import type { FormServer } from '../content/form-servers.ts';
import { element } from './element.ts';
import { labelled } from './labelled.ts';

/** The inputs with which the reader chooses the server. */
export interface ServerRow {
  readonly elements: readonly HTMLElement[];
  /** The URL of the server. */
  readonly url: string;
  /** The origin of the server. Undefined if the URL is not complete. */
  readonly origin: string | undefined;
  /** True if the server runs on the port of the site. */
  readonly isOwn: boolean;
  onChange(listener: () => void): void;
}

/**
 * Creates the choice of the server, and an input for its URL. The choice is kept for the other pages of the tab.
 *
 * @param storage keeps the URL. Undefined if it is not kept.
 */
export function serverRow(servers: readonly FormServer[], storage: Storage | undefined): ServerRow {
  const key = 'forgespec server';
  const listeners: (() => void)[] = [];
  const input = element('input', { type: 'url', 'aria-label': 'URL of the server', spellcheck: 'false' });
  const choice = element(
    'select',
    {},
    ...servers.map(({ url, words }) => element('option', { value: url }, url.startsWith('/') ? words : url)),
    element('option', { value: '' }, 'Another server'),
  );
  const first = servers[0]?.url ?? '';
  const isKnown = (address: string): boolean => servers.some(({ url }) => url === address);
  const kept = storage?.getItem(key) ?? first;
  const showChoice = (): void => {
    choice.value = isKnown(input.value) ? input.value : '';
  };
  input.value = isKnown(kept) || /^https?:/u.test(kept) ? kept : first;
  showChoice();
  const changed = (): void => {
    storage?.setItem(key, input.value);
    for (const listener of listeners) listener();
  };
  choice.addEventListener('change', () => {
    if (choice.value !== '') input.value = choice.value;
    changed();
    if (choice.value === '') input.focus();
  });
  input.addEventListener('change', () => {
    showChoice();
    changed();
  });
  return {
    elements: [labelled('Server', choice, input)],
    get url() {
      return input.value;
    },
    get origin() {
      return URL.canParse(input.value, location.href) ? new URL(input.value, location.href).origin : undefined;
    },
    get isOwn() {
      return input.value.startsWith('/');
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
