import { shellWord, shellWordWith, curlAddressOptions } from '@forgespec/description/text';
import { withQuery } from '@forgespec/templates/shared/query-component';
import { curlCredential } from '../samples/curl-credential.ts';
import type { FormScheme, RequestForm } from '../content/form-data.ts';
import { cookiesOf, composeRequest, type FormValues } from './compose-request.ts';

/** Returns a curl command for the values of a form. It reads the credentials from environment variables. */
export function curlOf(form: RequestForm, values: FormValues, schemes: readonly FormScheme[]): string {
  const { method, url, headers, body } = composeRequest(form, values, []);
  const cookies = cookiesOf(form, values);
  const address = absolute(url);
  const lines = [
    ['curl', ...curlAddressOptions(address), ...methodOption(method), addressWord(address, schemes)].join(' '),
    ...schemes
      .filter(({ carrier }) => carrier.kind !== 'query')
      .flatMap(({ carrier, variables }) => curlCredential(carrier, variables)),
    ...headers.map(([name, value]) => `--header ${shellWord(`${name}: ${value}`)}`),
    ...(cookies === '' ? [] : [`--header ${shellWord(`Cookie: ${cookies}`)}`]),
    ...bodyOptions(values, body),
  ];
  return lines.join(' \\\n  ');
}

/** Returns the address as a word of the shell. If a credential is in the query, the word ends with the variable that contains it. */
function addressWord(address: string, schemes: readonly FormScheme[]): string {
  const scheme = schemes.find(({ carrier }) => carrier.kind === 'query');
  if (scheme?.carrier.kind !== 'query') return shellWord(address);
  const name = encodeURIComponent(scheme.carrier.name);
  return shellWordWith(withQuery(address, `${name}=`), scheme.variables[0] ?? '');
}

const methodOption = (method: string): string[] => {
  if (method === 'GET') return [];
  return method === 'HEAD' ? ['--head'] : ['--request', method];
};

function bodyOptions({ body }: FormValues, sent: BodyInit | undefined): string[] {
  if (body === undefined) return [];
  if (body.body.kind === 'binary')
    return [`--data-binary ${shellWord(`@${body.fields[0]?.files[0]?.name ?? 'file'}`)}`];
  if (body.body.kind !== 'multipart') return [`--data-raw ${shellWord(String(sent))}`];
  return body.fields.flatMap(({ name, text, files }) =>
    files.length === 0
      ? [`--form-string ${shellWord(`${name}=${text}`)}`]
      : files.map((file) => `--form ${shellWord(`${name}=@${file.name}`)}`),
  );
}

const absolute = (url: string): string =>
  new URL(url, location.href).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
