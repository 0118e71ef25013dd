import { expect, test, vi } from 'vitest';
import type { FormBody, FormParameter, FormScheme, RequestForm } from '../../reference/content/form-data.ts';
import { composeRequest, valueOf, type FormValues } from '../../reference/script/compose-request.ts';
import { callProgram } from '../../reference/script/call-program.ts';
import { curlOf } from '../../reference/script/copied-request.ts';
import { createEnteredCredentials } from '../../reference/script/entered-credentials.ts';
import { serversOf } from '../../reference/content/form-servers.ts';
import { apiOf } from '../samples/samples-of.ts';

// The requests that the form of an operation sends, and the programs that it copies.

vi.stubGlobal('location', { href: 'https://docs.example/operations/pets/list.html' });

const parameter = (name: string, location: FormParameter['in'], more: Partial<FormParameter> = {}): FormParameter => ({
  name,
  in: location,
  isRequired: true,
  isSent: true,
  options: [],
  value: '',
  isJson: false,
  ...more,
});

const wire = (name: string, location: FormParameter['in']) =>
  ({
    name,
    in: location,
    allowsReserved: false,
    explode: location === 'query',
    isMultiSegment: false,
    mediaType: undefined,
    style: location === 'query' ? 'form' : 'simple',
  }) as const;

const form = (method: string, parameters: readonly FormParameter[]): RequestForm => ({
  method,
  servers: [],
  credentials: [],
  parameters,
  bodies: [],
  isBodyRequired: false,
  headers: [{ name: 'X-Fixed', value: 'a' }],
  operation: { path: '/pets/{id}', parameters: parameters.map(({ name, in: location }) => wire(name, location)) },
  formStyle: 'openapi',
  call: {
    module: './generated/client/index.ts',
    before: 'await client.pets.change(',
    after: ');',
    method: method.toLowerCase(),
    address: ["baseUrl: 'https://pets.example/v2'"],
    hasOwnServers: false,
    mediaType: 'application/json',
  },
  expected: {},
});

const scheme = (carrier: FormScheme['carrier'], variables: readonly string[] = ['PET_KEY']): FormScheme => ({
  name: 'Key',
  carrier,
  variables,
  known: undefined,
  flows: [],
});

const id = parameter('id', 'path');
const tags = parameter('tags', 'query', { isJson: true });

const values = (texts: Readonly<Record<string, string>>, body?: FormValues['body']): FormValues => ({
  server: 'https://pets.example/v1/',
  parameters: [id, tags].flatMap((each) => {
    const text = texts[each.name];
    return text === undefined ? [] : [{ parameter: each, text }];
  }),
  body,
});

test('parameters are encoded as in the generated client', () => {
  const { url } = composeRequest(form('GET', [id, tags]), values({ id: 'a/b', tags: '["x y","z"]' }), []);
  expect(url).toBe('https://pets.example/v1/pets/a%2Fb?tags=x%20y&tags=z');
  expect(() => composeRequest(form('GET', [id]), values({ id: '..' }), [])).toThrow(TypeError);
});

test('a text is read as JSON only if the parameter accepts other values than texts', () => {
  expect([valueOf('24', true), valueOf('24', false), valueOf('a/b', true)]).toEqual([24, '24', 'a/b']);
});

test.each([
  [{ kind: 'header', name: 'X-Key' }, [['X-Key', 's&é']], ''],
  [{ kind: 'bearer' }, [['Authorization', 'Bearer s&é']], ''],
  [{ kind: 'basic' }, [['Authorization', 'Basic dTpzJsOp']], ''],
  [{ kind: 'query', name: 'key' }, [], '?key=s%26%C3%A9'],
  [{ kind: 'cookie', name: 'key' }, [], ''],
] as const)('a credential is sent in its part of the request: %j', (carrier, headers, query) => {
  const request = composeRequest(form('GET', [id]), values({ id: '1' }), [
    { scheme: scheme(carrier), username: 'u', secret: 's&é' },
  ]);
  expect(request.headers).toEqual([...headers, ['X-Fixed', 'a']]);
  expect(request.url).toBe(`https://pets.example/v1/pets/1${query}`);
});

test('a form with files has no media type, because the browser writes it with the boundary', () => {
  const body: FormBody = {
    mediaType: 'multipart/form-data',
    kind: 'multipart',
    text: '',
    fields: [],
    notation: { deepObjects: [], encodings: [] },
  };
  const file = new File(['x'], 'photo.png');
  const fields = [
    { name: 'name', text: 'Rex', files: [] },
    { name: 'photo', text: '', files: [file] },
  ];
  const request = composeRequest(form('POST', [id]), values({ id: '1' }, { body, text: '', fields }), []);
  expect(request.headers).toEqual([['X-Fixed', 'a']]);
  assertForm(request.body);
  const json = { ...body, kind: 'json', mediaType: 'application/json' } as const;
  const sent = composeRequest(form('POST', [id]), values({ id: '1' }, { body: json, text: '{}', fields: [] }), []);
  expect([sent.headers.at(-1), sent.body]).toEqual([['Content-Type', 'application/json'], '{}']);
});

function assertForm(body: unknown): void {
  expect(body).toBeInstanceOf(FormData);
  const data = body instanceof FormData ? [...body] : [];
  expect(data.map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
    ['name', 'Rex'],
    ['photo', 'photo.png'],
  ]);
}

test('copied programs read the credential from the environment, and quote hostile texts', () => {
  const hostile = `a'$(touch x)\``;
  const schemes = [scheme({ kind: 'bearer' })];
  const curl = curlOf(form('DELETE', [id, tags]), values({ id: '1', tags: hostile }), schemes);
  expect(curl).toBe(
    [
      `curl --request DELETE 'https://pets.example/v1/pets/1?tags=a%27%24(touch%20x)%60'`,
      `  --header "Authorization: Bearer $PET_KEY"`,
      `  --header 'X-Fixed: a'`,
    ].join(' \\\n'),
  );
  const program = callProgram(form('DELETE', [id, tags]), values({ id: "1'", tags: hostile }), schemes, location.href);
  expect(program).toBe(
    [
      "import { createClient } from './generated/client/index.ts';",
      '',
      'const client = createClient({',
      "  baseUrl: 'https://pets.example/v1',",
      '  auth: { Key: process.env.PET_KEY },',
      '});',
      '',
      "await client.pets.change({ id: '1\\'' }, { tags: 'a\\'$(touch x)`' });",
      '',
    ].join('\n'),
  );
});

test('a copied program sends a body as the client accepts it, and names its media type if it is not the first one', () => {
  const body: FormBody = {
    mediaType: 'multipart/form-data',
    kind: 'multipart',
    text: '',
    fields: [],
    notation: { deepObjects: [], encodings: [] },
  };
  const program = (sent: FormValues['body']): string => {
    const text = callProgram(form('POST', [id]), values({ id: '1' }, sent), [], location.href);
    return text.slice(text.indexOf('await client')).replaceAll(/\s+/gu, ' ');
  };
  const fields = [
    { name: 'age', text: '3', files: [] },
    { name: 'photo', text: '', files: [new File(['x'], "a'b.png", { type: 'image/png' })] },
  ];
  expect(program({ body, text: '', fields })).toBe(
    `await client.pets.change({ id: '1' }, { age: 3, photo: await fileAt('a\\'b.png', { openAsBlob, type: 'image/png' }), }, { contentType: 'multipart/form-data' }); `,
  );
  const json = { ...body, kind: 'json', mediaType: 'application/json' } as const;
  expect(program({ body: json, text: '{"name":"Rex","__proto__":1}', fields: [] })).toBe(
    `await client.pets.change({ id: '1' }, { name: 'Rex', ['__proto__']: 1 }); `,
  );
  const lines = { ...body, kind: 'sequence', mediaType: 'application/jsonl' } as const;
  expect(program({ body: lines, text: '{"a":1}\n{"a":2}\n', fields: [] })).toContain('[{ a: 1 }, { a: 2 }]');
});

test('a credential belongs to the origin for which it was entered', () => {
  const store = createEnteredCredentials(undefined);
  store.write('https://a.example', 'Key', { secret: 'one' });
  expect(store.read('https://a.example', 'Key')).toEqual({ secret: 'one' });
  expect(store.read('https://a.example:8443', 'Key')).toBeUndefined();
  expect(store.read('https://a.example', 'Other')).toBeUndefined();
});

test('the server on the port of the site is the first one, with the base path of the operation', async () => {
  const api = await apiOf('spec/openapi.yaml');
  const operation = api.areas.flatMap(({ operations }) => operations).find(({ id: name }) => name === 'listNamespaces');
  if (operation === undefined) throw new Error('The operation is missing.');
  expect(serversOf(operation, api, 'The mock')[0]).toEqual({ url: '/api/v4', words: 'The mock' });
  expect(serversOf(operation, api, undefined)[0]?.url).toBe('https://forge.example.com/api/v4');
});
