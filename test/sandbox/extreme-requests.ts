import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { valueAt } from '../../description/json/pointer.ts';
import { parseReference } from '../../description/openapi/reference.ts';
import { extremeText, extremeValue, type DescribedSchema } from './extreme-values.ts';

/** A request as it is sent, with an encoded target and body. */
export interface ExtremeRequest {
  readonly operation: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** An operation of the description. */
export interface DescribedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly DescribedParameter[];
  readonly body: { readonly schema: DescribedSchema; readonly examples: readonly unknown[] } | undefined;
}

interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly schema: DescribedSchema;
  readonly examples: readonly unknown[];
}

/**
 * Returns all operations of the description. The operations that delete come last, so that the other operations find
 * their resources.
 */
export function describedOperations(): DescribedOperation[] {
  const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
  const document: Node = JSON.parse(text);
  const operations = Object.entries<Node>(document['paths']).flatMap(([path, item]) =>
    Object.entries<Node>(item)
      .filter(([, operation]) => operation['operationId'] !== undefined)
      .map(([method, operation]) => describe(document, path, method, item, operation)),
  );
  return operations.sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));
}

// The document has type `any`, because the types of OpenAPI documents do not describe the target of a `$ref`.
// oxlint-disable-next-line typescript/no-explicit-any
type Node = Record<string, any>;

function describe(document: Node, path: string, method: string, item: Node, operation: Node): DescribedOperation {
  const resolve = (node: unknown, depth = 0): Node => {
    if (Array.isArray(node)) return node.map((part) => resolve(part, depth + 1));
    if (typeof node !== 'object' || node === null || depth > 12) return node as Node;
    const { $ref: reference } = node as Node;
    if (typeof reference === 'string') {
      return resolve(valueAt(document, parseReference(reference).keys), depth + 1);
    }
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, resolve(part, depth + 1)]));
  };
  const examplesOf = ({ examples = {} }: Node): unknown[] => Object.values<Node>(examples).map(({ value }) => value);
  const parameters = [...(item['parameters'] ?? []), ...(operation['parameters'] ?? [])].map((parameter) => {
    const { name, in: place, required: isRequired = false, schema, ...rest } = resolve(parameter);
    return { name, in: place, isRequired, schema: schema ?? {}, examples: examplesOf(rest) };
  });
  const content = resolve(operation['requestBody'] ?? {})['content']?.['application/json'];
  const base = /^\/(?:v2|jwt)\//u.test(path) ? '' : '/api/v4';
  return {
    id: operation['operationId'],
    method: method.toUpperCase(),
    path: base + path,
    parameters,
    body: content === undefined ? undefined : { schema: content['schema'], examples: examplesOf(content) },
  };
}

const credentials: readonly Readonly<Record<string, string>>[] = [
  ...['mira', 'jonas', 'elena', 'sora', 'courier'].map((name) => ({ 'private-token': `token-of-${name}` })),
  { 'private-token': 'reading-token-of-jonas' },
  { 'private-token': 'repository-token-of-jonas' },
  { 'private-token': 'nobody' },
  { 'private-token': '\u00e4'.repeat(20) },
  { 'private-token': '' },
  { 'private-token': 'x'.repeat(8000) },
  { 'job-token': 'job-token-of-compass' },
  { 'job-token': 'nothing', 'private-token': 'token-of-mira' },
  { authorization: `Basic ${Buffer.from('mira:token-of-mira').toString('base64')}` },
  { authorization: `Basic ${Buffer.from('\u0000:\ud800').toString('base64')}` },
  { authorization: 'Basic !!!' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.bnVsbA.AAAA' },
  {},
];

const caller = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ 'private-token': 'token-of-admin' }) },
  { weight: 2, arbitrary: fc.constantFrom(...credentials) },
);

/** Headers with unusual values. */
const oddHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { accept: 'text/html' },
      { accept: '*/*;q=0' },
      { 'content-encoding': 'gzip' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'x-request-id': 'x'.repeat(3000) },
      { 'transfer-encoding': 'chunked' },
      { range: 'bytes=9999999999-' },
      { 'x-forwarded-host': '\u00ff' },
    ),
  },
);

/** Path segments that are empty or have an unusual encoding. */
const rawSegments = [
  '..',
  '.',
  '%2e%2e',
  '%2E',
  '%00',
  '%FF',
  '%ed%a0%80',
  '%zz',
  '%',
  '%2F',
  '%252F',
  '.git',
  ';a=b',
  '*',
  '',
];

/**
 * The maximum length of a target. With this length, the request line and long headers together are still below the
 * limit of the server.
 */
const longestTarget = 9000;

/**
 * Returns a generator of requests to an operation. A request contains the example values of the operation. Only some of
 * these values are changed.
 */
export function extremeRequest(operation: DescribedOperation): fc.Arbitrary<ExtremeRequest> {
  return fc
    .record({
      target: targetOf(operation),
      credential: caller,
      odd: oddHeaders,
      body: anyBody(operation),
      inQuery: fc.nat(7),
    })
    .map(({ target, credential, odd, body, inQuery }) => {
      const request = { operation: operation.id, method: operation.method };
      // A client may send parameters in the query or in the body (Document 1, "Endpoints: shared conventions", 7).
      const isMoved = body !== undefined && inQuery === 0 && body.contentType.includes('form');
      if (body === undefined || isMoved) {
        const query = body === undefined ? '' : `${target.includes('?') ? '&' : '?'}${body.text}`;
        return { ...request, target: cut(target + query), headers: { ...credential, ...odd }, body: undefined };
      }
      const headers = { ...credential, 'content-type': body.contentType, ...odd };
      return { ...request, target: cut(target), headers, body: body.text };
    });
}

const cut = (target: string): string => target.slice(0, longestTarget);

function anyBody({ body, parameters }: DescribedOperation): fc.Arbitrary<ExtremeBody | undefined> {
  if (body !== undefined) return bodyOf(body);
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length === 0) return fc.constant(undefined);
  const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
  const example = Object.fromEntries(query.slice(0, 2).map(({ name, examples }) => [name, examples[0]]));
  const inBody = bodyOf({ schema: { type: 'object', properties }, examples: [example, {}] });
  return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: inBody });
}

function targetOf({ path, parameters }: DescribedOperation): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const segments = fc.tuple(...inPath.map(pathValue));
  const pairs = fc.tuple(
    ...inQuery.map((parameter) => fc.oneof(fc.constant([]), fc.constant([]), queryPairs(parameter))),
  );
  return fc
    .tuple(segments, pairs, fc.constantFrom('', '', '', 'cursor=AA', 'cursor=gICA&a[b][c][d]=1'))
    .map(([values, lists, more]) => {
      const filled = inPath.reduce((at, { name }, index) => at.replace(`{${name}}`, () => values[index] ?? ''), path);
      const query = [...lists.flat(), ...(more === '' ? [] : [more])].join('&');
      return query === '' ? filled : `${filled}?${query}`;
    });
}

const pathValue = ({ schema, examples }: DescribedParameter): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...examples.map((value) => encode(String(value)))) },
    { weight: 2, arbitrary: extremeText(schema).map(encode) },
    { weight: 1, arbitrary: fc.constantFrom(...rawSegments) },
  );

function queryPairs({ name, schema, examples }: DescribedParameter): fc.Arbitrary<readonly string[]> {
  const usual = examples.flatMap((value) => pairsFor(name, value));
  const { items, properties } = schema;
  const extreme =
    properties === undefined
      ? fc
          .array(extremeText(items ?? schema), { minLength: 1, maxLength: items === undefined ? 1 : 300 })
          .chain((values) =>
            fc.constantFrom(
              values.map((value) => `${encode(name)}=${encode(value)}`),
              [`${encode(name)}=${values.map(encode).join(',')}`],
              [`${encode(name)}=${Array.from({ length: 900 }, (_, index) => index + 1).join(',')}`],
            ),
          )
      : fc
          .constantFrom(...Object.entries(properties))
          .chain(([key, of]) => extremeText(of).map((value) => [`${encode(name)}[${key}]=${encode(value)}`]));
  return usual.length === 0 ? extreme : fc.oneof(fc.constant(usual), extreme, extreme);
}

function pairsFor(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.map((item) => `${encode(name)}=${encode(String(item))}`);
  if (typeof value !== 'object' || value === null) return [`${encode(name)}=${encode(String(value))}`];
  return Object.entries(value).map(([key, item]) => `${encode(name)}[${key}]=${encode(String(item))}`);
}

const encode = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'.concat(encodeURIComponent(text.toWellFormed()));

interface ExtremeBody {
  readonly contentType: string;
  readonly text: string;
}

const json = (text: string): ExtremeBody => ({ contentType: 'application/json', text });

function bodyOf({ schema, examples }: NonNullable<DescribedOperation['body']>): fc.Arbitrary<ExtremeBody> {
  const extreme = extremeValue(schema);
  const properties = propertiesOf(schema);
  // An example with one or two changed values reaches more code than a completely invalid request.
  const changed = fc
    .tuple(
      examples.length === 0 ? fc.constant({}) : fc.constantFrom(...examples),
      fc
        .uniqueArray(fc.constantFrom(...Object.keys(properties)), { minLength: 1, maxLength: 2 })
        .chain((names) =>
          fc.record(Object.fromEntries(names.map((name) => [name, extremeValue(properties[name] ?? {})]))),
        ),
    )
    .map(([example, change]) => ({ ...(example as object), ...change }));
  const broken = fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '1e999',
    '{"__proto__":{}}',
    '['.repeat(5000),
    '{"a":'.repeat(5000),
  );
  return fc.oneof(
    { weight: 8, arbitrary: changed.map((value) => json(JSON.stringify(value))) },
    { weight: 2, arbitrary: extreme.map((value) => json(JSON.stringify(value))) },
    { weight: 2, arbitrary: changed.map(formOf) },
    { weight: 1, arbitrary: broken.map(json) },
  );
}

/** Returns the properties of a schema, and the properties of the schemas in its `allOf`, `anyOf` and `oneOf`. */
function propertiesOf(schema: DescribedSchema): Readonly<Record<string, DescribedSchema>> {
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return Object.assign({}, schema.properties, ...parts.map(propertiesOf)) as Readonly<Record<string, DescribedSchema>>;
}

/** Returns a body as form fields: `name[]=v` for items of an array, `name[key]=v` for properties of an object. */
const formOf = (value: object): ExtremeBody => ({
  contentType: 'application/x-www-form-urlencoded',
  text: Object.entries(value)
    .flatMap(([name, item]) => formPairs(encode(name), item))
    .join('&'),
});

function formPairs(name: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${name}=${encode(value)}`];
  if (typeof value !== 'object' || value === null) return [`${name}=${String(value)}`];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, item]) => formPairs(`${name}[${encode(key)}]`, item));
  return value
    .slice(0, 2000)
    .flatMap((item, index) => formPairs(typeof item === 'object' ? `${name}[${index}]` : `${name}[]`, item));
}
