import { button, element } from './element.ts';

/** A request that the reader has sent. It contains no credentials. */
export interface SentRequest {
  readonly line: string;
  readonly outcome: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly mediaType: string;
  readonly text: string;
  /** The texts of the fields of a form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The requests of this operation in this tab. */
export interface RequestHistory {
  readonly element: HTMLElement;
  add(request: SentRequest): void;
}

/** The number of requests that are kept. */
const longest = 20;

/**
 * Creates the list of the requests that were sent with a form.
 *
 * @param key the name of the list in the storage.
 * @param choose fills in the form again.
 */
export function requestHistory(
  key: string,
  storage: Storage | undefined,
  choose: (request: SentRequest) => void,
): RequestHistory {
  let requests: readonly SentRequest[] = JSON.parse(storage?.getItem(key) ?? '[]');
  const list = element('ul', { class: 'plain' });
  const details = element('details', { hidden: true }, element('summary', {}, 'History'), list);
  const show = (): void => {
    details.hidden = requests.length === 0;
    list.replaceChildren(
      ...requests.map((request) =>
        element(
          'li',
          {},
          button(`${request.outcome} ${request.line}`, () => choose(request), { class: 'link' }),
        ),
      ),
    );
  };
  show();
  return {
    element: details,
    add(request) {
      requests = [request, ...requests].slice(0, longest);
      storage?.setItem(key, JSON.stringify(requests));
      show();
    },
  };
}
