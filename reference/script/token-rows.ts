import type { FormFlow } from '../content/form-data.ts';
import { button, element } from './element.ts';
import { labelled } from './labelled.ts';
import { obtainToken, redirectAddress } from './obtain-token.ts';

/** A way to obtain a token, as a reader knows it. */
const flowWords: Readonly<Record<FormFlow['kind'], string>> = {
  authorizationCode: 'Sign in with the browser (authorization code with PKCE)',
  deviceAuthorization: 'Enter a code on another page (device authorization)',
  clientCredentials: 'With the secret of a program (client credentials)',
};

/**
 * Creates the inputs with which a reader obtains a token of OAuth 2. Returns undefined if this page cannot use any of the flows.
 *
 * @param use receives the token.
 */
export function tokenRows(flows: readonly FormFlow[], use: (token: string) => void): HTMLElement | undefined {
  // An authorization server cannot send a reader back to a file.
  const possible = flows.filter(({ kind }) => kind !== 'authorizationCode' || location.protocol !== 'file:');
  const [first] = possible;
  if (first === undefined) return undefined;
  const choice = element(
    'select',
    {},
    ...possible.map(({ kind }, index) => element('option', { value: String(index) }, flowWords[kind])),
  );
  const clientId = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' });
  const clientSecret = element('input', { type: 'password', autocomplete: 'off' });
  const scope = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' });
  const words = element('p', { class: 'quiet' });
  const outcome = element('p', { role: 'status' });
  const chosen = (): FormFlow => possible[Number(choice.value)] ?? first;
  const show = (): void => {
    scope.value = chosen().scope;
    words.replaceChildren(...explanation(chosen()));
  };
  choice.addEventListener('change', show);
  show();
  let running: AbortController | undefined;
  const obtain = async (): Promise<void> => {
    running?.abort(new Error('Another request for a token has begun.'));
    running = new AbortController();
    outcome.replaceChildren('Waiting for the authorization server …');
    const client = { clientId: clientId.value, clientSecret: clientSecret.value, scope: scope.value };
    const { signal } = running;
    try {
      const token = await obtainToken(
        chosen(),
        client,
        (text, url) => outcome.replaceChildren(...linked(text, url)),
        signal,
      );
      use(token);
      outcome.replaceChildren('The token is in the form.');
    } catch (error) {
      if (signal.aborted) return;
      outcome.replaceChildren(element('span', { class: 'bad' }, failureWords(error, chosen())));
    }
  };
  return element(
    'details',
    {},
    element('summary', {}, 'Get a token with OAuth 2'),
    ...(possible.length > 1 ? [labelled('Way', choice)] : []),
    labelled('Client ID', clientId),
    labelled('Client secret', clientSecret),
    labelled('Scopes', scope),
    words,
    element(
      'p',
      { class: 'actions' },
      button('Get a token', () => void obtain()),
    ),
    outcome,
  );
}

function explanation({ kind, startUrl, tokenUrl }: FormFlow): (Node | string)[] {
  const server = element('code', {}, hostOf(tokenUrl));
  switch (kind) {
    case 'clientCredentials':
      return [
        'This page sends the client secret to ',
        server,
        '. Use only the client of a test: a secret in a browser is not safe.',
      ];
    case 'deviceAuthorization':
      return [
        'Leave the secret empty if the client has none. The code comes from ',
        element('code', {}, hostOf(startUrl)),
        '.',
      ];
    case 'authorizationCode':
      return [
        'Leave the secret empty if the client has none. The page of ',
        element('code', {}, hostOf(startUrl)),
        ' opens. Register this redirect URI for the client: ',
        element('code', {}, redirectAddress()),
      ];
  }
}

const hostOf = (url: string): string => new URL(url).host;

/** Returns a text with a link after it. The address comes from a server, so other schemes than `http` and `https` are left out. */
const linked = (text: string, url = ''): (Node | string)[] =>
  /^https?:/iu.test(url)
    ? [text, element('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, hostOf(url))]
    : [text];

function failureWords(error: unknown, { tokenUrl }: FormFlow): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('could not be requested')
    ? `${hostOf(tokenUrl)} is not reachable, or does not allow requests of this page (CORS). Get a token there, and paste it.`
    : message;
}
