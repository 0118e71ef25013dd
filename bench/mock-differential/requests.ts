import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { encodeForm, encodeHeader, encodePath, encodeQuery } from '@forgespec/model/wire';
import { mergedSchema, sampleValue } from '@forgespec/model/values';
import { isJson } from '@forgespec/templates/shared/media-type';
import {
  commonParts,
  queryNotation,
  type Content,
  type Parameter,
  type QueryNotation,
  type Schema,
} from '@forgespec/model';
import type { ContractSubject, TestedOperation } from '../../contract/1-describe/subject.ts';
import { serverBasePath } from '../../mock/server-paths.ts';
import { badTargets, hostileTexts } from '../../test/server/malformed-pieces.ts';

/** A request that both engines get. */
export interface DifferentialRequest {
  /** The part of the request that is not as described, such as `query/hostile`. It is `valid` if all parts are. */
  readonly kind: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True if the description has no example of a successful response, so that each engine composes a body from the schema. */
  readonly isComposed: boolean;
  /** True if a response has several named examples. */
  readonly hasSeveralExamples: boolean;
  /** The notation of the query parameter with a hostile value, if its value is an object. */
  readonly notation?: QueryNotation | undefined;
}

/** Returns the valid requests and the hostile requests for an operation. */
export function requestsFor(subject: ContractSubject, operation: TestedOperation): DifferentialRequest[] {
  const valid = validRequest(subject, operation);
  if (valid === undefined) return [];
  const [path = '', query = ''] = valid.target.split('?');
  const altered = (kind: string, change: Partial<DifferentialRequest>): DifferentialRequest => ({
    ...valid,
    ...change,
    kind,
    // Another path or method may address another operation, whose examples are not known here.
    isComposed: valid.isComposed || 'target' in change || 'method' in change,
  });
  const withHeaders = (kind: string, headers: Record<string, string>): DifferentialRequest =>
    altered(kind, { headers: { ...valid.headers, ...headers } });
  const text = (value: string): string => encodeURIComponent(value.toWellFormed());
  const queryParameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  return [
    valid,
    altered('query/removed', { target: path }),
    ...queryParameters.slice(0, 6).flatMap((parameter) =>
      hostileTexts.map((value) =>
        altered('query/hostile', {
          target: `${path}?${query}&${text(parameter.name)}=${text(value)}`,
          notation: objectNotation(subject, parameter),
        }),
      ),
    ),
    ...hostileTexts.map((value) =>
      altered('query/unknown', { target: `${path}?${query}&${text(value)}=${text(value)}` }),
    ),
    ...hostileTexts.map((value) =>
      altered('path/hostile', { target: path.replace(/[^/]*$/u, text(value)) + (query === '' ? '' : `?${query}`) }),
    ),
    ...badTargets.filter((target) => /^\/[!-~]*$/u.test(target)).map((target) => altered('target/bad', { target })),
    ...['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND'].map((method) =>
      altered('method/other', { method }),
    ),
    altered('path/slash', { target: `${path}/` }),
    ...['code=404', 'code=418', 'code=200', 'code=abc', 'example=nobody', 'respond-async', 'delay=x', 'code'].map(
      (prefer) => withHeaders('prefer', { prefer }),
    ),
    ...['text/html', '*/*;q=0', ';;;', 'application/*', 'application/json;q=0, */*', ''].map((accept) =>
      withHeaders('accept', { accept }),
    ),
    ...hostileTexts
      .filter((value) => /^[\t -~]*$/u.test(value))
      .map((value) => withHeaders('credentials/hostile', { authorization: value })),
    ...bodiesOf(valid).map(([kind, body]) => altered(kind, { body })),
    ...(valid.body === undefined
      ? []
      : ['text/plain', 'application/xml', 'nonsense', 'application/json; charset=utf-16', 'multipart/form-data'].map(
          (type) => withHeaders('content-type', { 'content-type': type }),
        )),
  ];
}

/** Returns the notation of a query parameter whose value is an object. Returns undefined for other parameters. */
function objectNotation(subject: ContractSubject, parameter: Parameter): QueryNotation | undefined {
  const isObject = commonParts(parameter.schema, subject.resolve).some(({ type }) => type?.includes('object'));
  return isObject ? queryNotation(parameter, true) : undefined;
}

/** Returns the malformed and invalid bodies for a request. A request without a body gets some, too. */
function bodiesOf({ body, headers }: DifferentialRequest): [kind: string, body: string][] {
  if (body === undefined) return [['body/undescribed', '{}']];
  const values = [
    'null',
    '[]',
    '"text"',
    '{}',
    '1e999',
    '{"__proto__":{"a":1}}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ];
  const malformed = ['', '{', '{"a":', '\u0000', '{"a":1}}', '\ufeff{}', body.slice(0, -1)];
  const parsed: unknown = isJson(headers['content-type'] ?? '') ? JSON.parse(body) : undefined;
  const members = isJsonObject(parsed as JsonValue) ? Object.keys(parsed as JsonObject).slice(0, 6) : [];
  const changed = members.flatMap((name): [string, string][] => {
    const { [name]: _, ...others } = parsed as JsonObject;
    return [
      ['body/lacks a property', JSON.stringify(others)],
      ['body/wrong property', JSON.stringify({ ...others, [name]: { a: [null] } })],
      ['body/null property', JSON.stringify({ ...others, [name]: null })],
    ];
  });
  return [
    ...values.map((value): [string, string] => ['body/invalid', value]),
    ...malformed.map((value): [string, string] => ['body/malformed', value]),
    ...changed,
  ];
}

/** Returns a request with the required parameters and the body of an operation. Returns undefined if a value cannot be found. */
function validRequest(subject: ContractSubject, operation: TestedOperation): DifferentialRequest | undefined {
  const values: Record<string, Record<string, JsonValue>> = { path: {}, query: {}, header: {}, cookie: {} };
  for (const { in: place, name, schema, required, examples } of operation.parameters) {
    if (!required && place !== 'path') continue;
    const value = examples[0]?.value ?? sampleValue(schema, subject.resolve);
    if (value === undefined) return undefined;
    (values[place] ??= {})[name] = value as JsonValue;
  }
  const { path = {}, query = {}, header = {} } = values;
  const encoded = attempt(() => encodePath(operation, path));
  if (encoded === undefined) return undefined;
  const base = basePathOf(subject, operation);
  const credentials = credentialsOf(subject);
  const text = [encodeQuery(query, operation.parameters), credentials.query].filter((part) => part !== '').join('&');
  const target = `${base}${encoded}${text === '' ? '' : `?${text}`}`;
  const sent = operation.parameters.filter(({ in: place, name }) => place === 'header' && header[name] !== undefined);
  const headers = {
    ...credentials.headers,
    ...Object.fromEntries(
      sent.map((parameter) => [parameter.name.toLowerCase(), encodeHeader(parameter, header[parameter.name] ?? null)]),
    ),
  };
  const method = operation.method.toUpperCase();
  const isComposed = hasComposedBody(operation, subject);
  const hasSeveralExamples = operation.responses.some(({ contents }) =>
    contents.some(({ examples }) => examples.length > 1),
  );
  const facts = { isComposed, hasSeveralExamples };
  const content = operation.body?.contents[0];
  if (content === undefined) return { kind: 'valid', method, target, headers, ...facts };
  const body = bodyText(subject, content);
  if (body === undefined) return undefined;
  return {
    kind: 'valid',
    method,
    target,
    headers: { ...headers, 'content-type': content.mediaType },
    body,
    ...facts,
  };
}

/** Returns true if a successful response has a schema, and neither the response nor the schema has an example. */
function hasComposedBody({ responses }: TestedOperation, { resolve }: ContractSubject): boolean {
  const contents = responses.flatMap((response) => response.contents.slice(0, 1));
  return contents.some(({ examples, schema }) => examples.length === 0 && !hasExample({ resolve }, schema));
}

/** Returns true if a schema has an example. */
function hasExample({ resolve }: Pick<ContractSubject, 'resolve'>, schema: Schema | undefined): boolean {
  const merged = schema === undefined || schema.kind === 'boolean' ? undefined : mergedSchema(schema, resolve);
  return (merged?.annotations.examples ?? []).length > 0;
}

/** Returns the base path at which both engines serve an operation. */
function basePathOf({ document }: ContractSubject, { servers }: TestedOperation): string {
  const own = servers?.map(({ url, variables }) => ({
    url,
    variables: Object.fromEntries(variables.map((variable) => [variable.name, { default: variable.default }])),
  }));
  return serverBasePath(own ?? (document['servers'] as Parameters<typeof serverBasePath>[0]));
}

/** Returns a valid body. Returns undefined if the media type is neither JSON nor a form, or if no value is found. */
function bodyText({ api, resolve }: ContractSubject, content: Content): string | undefined {
  const { mediaType, schema, examples } = content;
  const value = examples[0]?.value ?? (schema && sampleValue(schema, resolve));
  if (value === undefined) return undefined;
  if (isJson(mediaType)) return JSON.stringify(value);
  return mediaType === 'application/x-www-form-urlencoded' ? encodeForm(value, content, api.formStyle) : undefined;
}

/** Returns a credential for each security scheme. The mocks accept any value. */
function credentialsOf({ api }: ContractSubject): { headers: Record<string, string>; query: string } {
  const headers: Record<string, string> = {};
  const query: string[] = [];
  for (const { carrier } of api.securitySchemes) {
    if (carrier.kind === 'query') query.push(`${encodeURIComponent(carrier.name)}=any`);
    else if (carrier.kind === 'header') headers[carrier.name.toLowerCase()] = 'any';
    else if (carrier.kind === 'cookie') headers['cookie'] = `${carrier.name}=any`;
    else headers['authorization'] ??= carrier.kind === 'basic' ? 'Basic YTpi' : 'Bearer any';
  }
  return { headers, query: query.join('&') };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
