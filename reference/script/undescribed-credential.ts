import type { FormScheme } from '../content/form-data.ts';
import type { SentCredential } from './compose-request.ts';
import { element } from './element.ts';
import { labelled } from './labelled.ts';
import type { ServerRow } from './server-row.ts';

/** The inputs of a credential for an API whose description contains none. */
export interface UndescribedCredential {
  readonly element: HTMLElement;
  /** The scheme of the header. Empty if the reader has not entered a name. */
  readonly schemes: readonly FormScheme[];
  read(): readonly SentCredential[];
}

/** Creates inputs for the name and the value of a header. The value is masked, is not kept, and is removed if the reader chooses another server. */
export function undescribedCredential(server: ServerRow): UndescribedCredential {
  const name = element('input', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'Authorization',
  });
  const secret = element('input', { type: 'password', autocomplete: 'off' });
  server.onChange(() => (secret.value = ''));
  const scheme = (): FormScheme => ({
    name: name.value,
    carrier: { kind: 'header', name: name.value },
    variables: [name.value.toUpperCase().replaceAll(/[^A-Z\d]+/gu, '_')],
    known: undefined,
    flows: [],
  });
  return {
    element: element(
      'details',
      {},
      element('summary', {}, 'Send a credential in a header'),
      labelled('Header', name),
      labelled('Value', secret),
    ),
    get schemes() {
      return name.value === '' ? [] : [scheme()];
    },
    read: () => (name.value === '' || secret.value === '' ? [] : [{ scheme: scheme(), secret: secret.value }]),
  };
}
