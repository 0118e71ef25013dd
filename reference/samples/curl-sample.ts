import { isJsonObject } from '@forgespec/description/json';
import type { Api, OperationModel } from '@forgespec/model';
import { curlAddressOptions, shellWord } from '@forgespec/description/text';
import { curlCredential } from './curl-credential.ts';
import { sampleCredentials } from './sample-credentials.ts';
import { sampleWidth } from './sample.ts';
import type { SampleBody, SampleInput } from './sample-input.ts';
import { sampleServerUrl, serverOf } from './sample-server.ts';
import { filledPath, formPairs, queryPairs, wireText, type WirePair } from './wire-value.ts';

/** Returns a curl command that calls an operation. */
export function curlSample(operation: OperationModel, api: Api, { values, body }: SampleInput): string {
  const credentials = sampleCredentials(operation, api);
  const query = values.filter(({ parameter }) => parameter.in === 'query').flatMap(queryPairs);
  const headers = values.filter(({ parameter }) => parameter.in === 'header');
  const path = sampleServerUrl(serverOf(operation, api)) + filledPath(operation, values);
  // curl can add names and values either to the query or to the body. If there is a body, the URL itself contains the
  // query.
  const url =
    body === undefined || query.length === 0 ? path : `${path}?${query.map((pair) => pair.join('=')).join('&')}`;
  const options = [
    ...credentials.flatMap(({ scheme, variables }) => curlCredential(scheme.carrier, variables)),
    ...operation.requiredHeaders.map(({ name, value }) => header(name, value)),
    ...headers.map(({ parameter, value }) => header(parameter.name, wireText({ parameter, value }))),
    ...(body === undefined ? query.map(pairOption) : bodyOptions(body, api)),
  ];
  const isQuery = body === undefined && (query.length > 0 || credentials.some(({ kind }) => kind === 'query'));
  const command = ['curl', ...curlAddressOptions(url)].join(' ') + method(operation, isQuery);
  const target = shellWord(url);
  // If the URL does not fit beside the command, it is put on a line of its own. If it does not fit there either, it
  // stays beside the command.
  const isApart = `${command} ${target} \\`.length > sampleWidth && `  ${target} \\`.length <= sampleWidth;
  return [...(isApart ? [command, target] : [`${command} ${target}`]), ...options].join(' \\\n  ');
}

function method({ method }: OperationModel, isQuery: boolean): string {
  // With `--get`, curl adds the names and values to the query.
  const pairs = isQuery ? ' --get' : '';
  if (method === 'get') return pairs;
  return method === 'head' ? ` --head${pairs}` : ` --request ${method.toUpperCase()}${pairs}`;
}

function bodyOptions(body: SampleBody, api: Api): string[] {
  const {
    kind,
    content: { mediaType },
    value,
  } = body;
  const type = header('Content-Type', mediaType);
  const members = isJsonObject(value) ? Object.entries(value) : [];
  switch (kind) {
    case 'json':
      return [type, `--data-raw ${shellWord(JSON.stringify(value, null, 2))}`];
    case 'form':
      return formPairs(body, api).map(pairOption);
    case 'multipart':
      return members
        .flatMap(([name, member]) => [member].flat().map((item) => `${name}=${textOf(item)}`))
        .map((field) => `--form-string ${shellWord(field)}`);
    case 'sequence':
      return [type, `--data-raw ${shellWord(JSON.stringify(value))}`];
    case 'text':
      return [type, `--data-raw ${shellWord(textOf(value))}`];
    case 'binary':
      return [type, '--data-binary @file'];
  }
}

/** Returns a value as text. An object becomes JSON. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const header = (name: string, value: string): string => `--header ${shellWord(`${name}: ${value}`)}`;

/**
 * Returns the option that sends a pair. With `--data-urlencode`, curl encodes the value but not the name. If the value
 * is a list, such as `a,b`, curl would also encode the delimiters. Such a value is sent with `--data`.
 */
function pairOption([name, value]: WirePair): string {
  const text = decodeURIComponent(value);
  return encodeURIComponent(text) === value
    ? `--data-urlencode ${shellWord(`${name}=${text}`)}`
    : `--data ${shellWord(`${name}=${value}`)}`;
}
