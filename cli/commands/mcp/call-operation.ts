import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import {
  buildRequest,
  isEncodable,
  noCredentials,
  placeCredentials,
  usableAlternative,
  type Arguments,
  type RunCredentials,
  type Target,
} from '@forgespec/contract/requests';
import { withQuery } from '@forgespec/templates/shared/query-component';
import { preferredContent, type Api, type OperationModel } from '@forgespec/model';
import { readTextWithin } from './read-text-within.ts';

/** The server that gets the calls, and the credentials that it gets. */
export interface CallTarget {
  readonly api: Api;
  readonly target: Target;
  readonly credentials: RunCredentials;
}

/** The arguments of a call, as an agent passes them. */
export interface ToolCall {
  readonly path?: JsonObject;
  readonly query?: JsonObject;
  readonly headers?: JsonObject;
  readonly body?: JsonValue;
  readonly contentType?: string;
}

/** The longest body of a response that an agent gets, in characters. */
const longestBody = 50_000;

/**
 * Calls an operation, and returns its response as text: the status, the headers and the body. Does not follow redirects, so that a
 * credential reaches only the server of the command.
 *
 * @throws {TypeError} if a path parameter is missing, or a value cannot be sent.
 */
export async function callOperation(
  operation: OperationModel,
  input: ToolCall,
  { api, target, credentials }: CallTarget,
  signal: AbortSignal,
): Promise<string> {
  const request = buildRequest(api, operation, argumentsOf(operation, input), target.baseOf(operation));
  const alternative = usableAlternative(operation.security, credentials);
  const own = alternative === undefined ? noCredentials : placeCredentials(api, alternative, credentials);
  const secretQuery = new URLSearchParams(own.query).toString();
  const response = await fetch(new URL(target.origin + withQuery(request.target, secretQuery)), {
    method: request.method,
    headers: { ...request.headers, ...own.headers },
    redirect: 'manual',
    signal,
    ...(request.body !== undefined && { body: request.body }),
  });
  const secrets = [
    ...Object.values(own.headers),
    ...Object.values(own.query),
    ...Object.values(credentials).flatMap(secretsOf),
  ];
  const { text, isWhole } = await readTextWithin(response, longestBody);
  const head = [`${response.status} ${response.statusText}`.trim(), ...shownHeaders(response.headers)].join('\n');
  const end = isWhole ? '' : `\n\n(The body is longer. Ask for less, for example for one page.)`;
  return withoutSecrets(`${head}\n\n${text}${end}`, secrets);
}

/** @throws {TypeError} if the path has a parameter without a value, or if the operation has no body of the media type. */
function argumentsOf(operation: OperationModel, input: ToolCall): Arguments {
  const { path = {}, query = {}, headers = {}, body, contentType } = input;
  const missing = operation.parameters.find((each) => each.in === 'path' && path[each.name] === undefined);
  if (missing !== undefined) throw new TypeError(`The path parameter ${missing.name} is missing.`);
  const args = { path: present(path), query: present(query), header: present(headers) };
  if (body === undefined) return args;
  const mediaType = contentType ?? preferredContent(operation.body)?.mediaType ?? 'application/json';
  if (!isEncodable(mediaType)) throw new TypeError(`A body of the media type ${mediaType} cannot be sent from here.`);
  return { ...args, body: { mediaType, value: body } };
}

const present = (values: JsonObject): Record<string, JsonValue> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The headers of a response that tell an agent how to go on. */
const shown: ReadonlySet<string> = new Set(['content-type', 'link', 'location', 'retry-after', 'allow', 'etag']);

const shownHeaders = (headers: Headers): string[] =>
  [...headers].filter(([name]) => shown.has(name) || name.startsWith('x-')).map(([name, value]) => `${name}: ${value}`);

const secretsOf = (credential: RunCredentials[string]): string[] =>
  isJsonObject(credential) ? [credential.password] : [credential];

/**
 * Replaces the credentials in a text, also in the forms in which a request contains them. A server can send them back, and the agent must
 * not see them.
 */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.flatMap((secret) => [
    secret,
    // The value of `Authorization` without its scheme.
    secret.replace(/^\w+ /u, ''),
    encodeURIComponent(secret),
    new URLSearchParams({ '': secret }).toString().slice(1),
  ]);
  const long = new Set(forms.filter((form) => form.length > 3));
  return [...long]
    .toSorted((a, b) => b.length - a.length)
    .reduce((shownText, secret) => shownText.replaceAll(secret, '[credential]'), text);
}
