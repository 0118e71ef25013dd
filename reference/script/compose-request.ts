import { encodeCookies, encodeForm, encodeHeader, encodePath, encodeQuery } from '@forgespec/model/wire';
import { withQuery } from '@forgespec/templates/shared/query-component';
import type { JsonValue } from '@forgespec/description/json';
import type { FormBody, FormParameter, FormScheme, RequestForm } from '../content/form-data.ts';
import type { FormCredential } from '../content/form-credential.ts';

/** The values that a reader has entered in the form of an operation. */
export interface FormValues {
  /** The URL of the server, without a slash at the end. */
  readonly server: string;
  /** The texts of the parameters that the request contains. Parameters of different locations can have the same name. */
  readonly parameters: readonly { readonly parameter: FormParameter; readonly text: string }[];
  readonly body: BodyValues | undefined;
}

export interface BodyValues {
  readonly body: FormBody;
  readonly text: string;
  readonly fields: readonly { readonly name: string; readonly text: string; readonly files: readonly File[] }[];
}

/** A request that the form sends. */
export interface ComposedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: BodyInit | undefined;
}

/** A credential of a request, and the scheme that says where it is sent. */
export interface SentCredential extends FormCredential {
  readonly scheme: FormScheme;
}

/**
 * Returns the request for the values of a form.
 *
 * @throws {TypeError} if a value cannot be in the path, because it is empty or a dot segment.
 */
export function composeRequest(
  form: RequestForm,
  values: FormValues,
  credentials: readonly SentCredential[],
): ComposedRequest {
  const given = (location: FormParameter['in']): Record<string, JsonValue> =>
    Object.fromEntries(
      values.parameters
        .filter(({ parameter }) => parameter.in === location)
        .map(({ parameter, text }) => [parameter.name, valueOf(text, parameter.isJson)]),
    );
  const wire = form.operation.parameters;
  const query = [
    encodeQuery(given('query'), wire),
    ...credentials.flatMap(({ scheme: { carrier }, secret }) =>
      carrier.kind === 'query' ? [`${encodeURIComponent(carrier.name)}=${encodeURIComponent(secret)}`] : [],
    ),
  ].filter((part) => part !== '');
  const path = encodePath(form.operation, given('path'));
  const headers = Object.entries(given('header')).flatMap(([name, value]) => {
    const parameter = wire.find((each) => each.in === 'header' && each.name === name);
    return parameter === undefined ? [] : [[name, encodeHeader(parameter, value)] as const];
  });
  return {
    method: form.method,
    url: withQuery(`${values.server.replace(/\/+$/u, '')}${path}`, query.join('&')),
    headers: [
      ...credentials.flatMap(credentialHeader),
      ...form.headers.map(({ name, value }) => [name, value] as const),
      ...headers,
      ...contentType(values.body),
    ],
    body: bodyOf(values.body, form),
  };
}

/** Returns the cookies of the parameters. A page cannot send them, but a copied command can. */
export const cookiesOf = (form: RequestForm, values: FormValues): string =>
  encodeCookies(
    Object.fromEntries(
      values.parameters.map(({ parameter, text }) => [parameter.name, valueOf(text, parameter.isJson)]),
    ),
    form.operation.parameters,
  );

/** Returns the value of an input: JSON if the parameter accepts other values than texts, and if the text is JSON. */
export function valueOf(text: string, isJson: boolean): JsonValue {
  if (!isJson) return text;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}

function credentialHeader({ scheme: { carrier }, username = '', secret }: SentCredential): [string, string][] {
  switch (carrier.kind) {
    case 'header':
      return [[carrier.name, secret]];
    case 'basic':
      return [['Authorization', `Basic ${base64(`${username}:${secret}`)}`]];
    case 'bearer':
      return [['Authorization', `Bearer ${secret}`]];
    case 'authorization':
      return [['Authorization', `${carrier.scheme} ${secret}`]];
    case 'query':
    case 'cookie':
    case 'connection':
      return [];
  }
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** The browser itself writes the header of a form with files, because it chooses the boundary. */
const contentType = (values: BodyValues | undefined): [string, string][] =>
  values === undefined || values.body.kind === 'multipart' ? [] : [['Content-Type', values.body.mediaType]];

function bodyOf(values: BodyValues | undefined, { formStyle }: RequestForm): BodyInit | undefined {
  if (values === undefined) return undefined;
  const { body, text, fields } = values;
  switch (body.kind) {
    case 'json':
    case 'text':
    case 'sequence':
      return text;
    case 'binary':
      return fields[0]?.files[0] ?? new Blob([]);
    case 'form':
      return encodeForm(
        Object.fromEntries(fields.map((field) => [field.name, valueOf(field.text, true)])),
        body.notation,
        formStyle,
      );
    case 'multipart':
      return multipart(fields);
  }
}

function multipart(fields: BodyValues['fields']): FormData {
  const data = new FormData();
  for (const { name, text, files } of fields) {
    for (const file of files) data.append(name, file, file.name);
    if (files.length === 0 && text !== '') data.append(name, text);
  }
  return data;
}
