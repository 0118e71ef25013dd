import type { FormCredentials, FormScheme } from '../content/form-data.ts';
import type { SentCredential } from './compose-request.ts';
import type { EnteredCredentials } from './entered-credentials.ts';
import { element } from './element.ts';
import { labelled } from './labelled.ts';
import type { ServerRow } from './server-row.ts';
import { tokenRows } from './token-rows.ts';
import { undescribedCredential } from './undescribed-credential.ts';

/** The inputs of the credentials. */
export interface CredentialRows {
  readonly elements: readonly HTMLElement[];
  /** The security schemes of the chosen alternative. */
  readonly schemes: readonly FormScheme[];
  read(): readonly SentCredential[];
}

/**
 * Creates the inputs. They are masked. Each server has its own credentials: if the reader chooses another server, the inputs show only the
 * credentials that were entered for that server. If the description contains no credentials, the reader can enter a header.
 */
export function credentialRows(
  alternatives: readonly FormCredentials[],
  server: ServerRow,
  store: EnteredCredentials,
): CredentialRows {
  if (alternatives.every(({ schemes }) => schemes.length === 0)) {
    const undescribed = undescribedCredential(server);
    return {
      elements: [undescribed.element],
      get schemes() {
        return undescribed.schemes;
      },
      read: undescribed.read,
    };
  }
  const choice = element(
    'select',
    {},
    ...alternatives.map((each, index) => element('option', { value: String(index) }, wordsOf(each))),
  );
  const place = element('div');
  let inputs: readonly SchemeInputs[] = [];
  const chosen = (): readonly FormScheme[] => alternatives[Number(choice.value)]?.schemes ?? [];
  const show = (): void => {
    inputs = chosen().map((scheme) => schemeInputs(scheme, server, store));
    place.replaceChildren(...inputs.flatMap((each) => each.elements));
  };
  choice.addEventListener('change', show);
  server.onChange(show);
  show();
  return {
    elements: [...(alternatives.length > 1 ? [labelled('Credentials', choice)] : []), place],
    get schemes() {
      return chosen();
    },
    read: () => inputs.flatMap((each) => each.read()),
  };
}

const wordsOf = ({ schemes }: FormCredentials): string =>
  schemes.length === 0 ? 'none' : schemes.map(({ name }) => name).join(' and ');

interface SchemeInputs {
  readonly elements: readonly HTMLElement[];
  read(): readonly SentCredential[];
}

function schemeInputs(scheme: FormScheme, server: ServerRow, store: EnteredCredentials): SchemeInputs {
  const { name, carrier, known } = scheme;
  if (carrier.kind === 'cookie' || carrier.kind === 'connection') {
    const words = `A page cannot send ${carrier.kind === 'cookie' ? 'cookies' : 'a client certificate'}. Copy the request as a command.`;
    return { elements: [element('p', { class: 'quiet' }, words)], read: () => [] };
  }
  const { origin = '' } = server;
  const initial = store.read(origin, name) ?? (server.isOwn ? known : undefined);
  const user = carrier.kind === 'basic' ? element('input', { type: 'text', autocomplete: 'off' }) : undefined;
  const secret = element('input', { type: 'password', autocomplete: 'off' });
  secret.value = initial?.secret ?? '';
  if (user !== undefined) user.value = initial?.username ?? '';
  const credential = () => ({ username: user?.value ?? '', secret: secret.value });
  for (const input of [user, secret]) input?.addEventListener('change', () => store.write(origin, name, credential()));
  const tokens = tokenRows(scheme.flows, (token) => {
    secret.value = token;
    store.write(origin, name, credential());
  });
  return {
    elements: [user && labelled('User name', user), labelled(labelOf(scheme), secret), tokens].filter(
      (row) => row !== undefined,
    ),
    read: () => (secret.value === '' ? [] : [{ scheme, ...credential() }]),
  };
}

function labelOf({ name, carrier }: FormScheme): string {
  if (carrier.kind === 'header' || carrier.kind === 'query') return carrier.name;
  return carrier.kind === 'basic' ? 'Password' : `Token (${name})`;
}
