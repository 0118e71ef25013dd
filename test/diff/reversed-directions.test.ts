import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { witnessText } from '../../cli/formats/diff-text.ts';
import { explainedChange } from '../../diff/explained-change.ts';
import { levelFor, senderChanges } from '../../diff/api/sender-levels.ts';
import { compareTexts, verdictOf } from './compare-texts.ts';

// The API sends the requests of webhooks and callbacks, and reads the responses. So the affected programs are the receivers of the requests.

const description = (part: object): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, ...part });
const ok = { '204': { description: 'Done.' } };
const asWebhook = (operation: object): string =>
  description({ paths: {}, webhooks: { sold: { post: { responses: ok, ...operation } } } });
const asCallback = (operation: object): string =>
  description({
    paths: {
      '/a': {
        post: {
          responses: ok,
          callbacks: { sold: { '{$request.body#/url}': { post: { responses: ok, ...operation } } } },
        },
      },
    },
  });

const response = (part: object) => ({ responses: { '200': { description: 'Done.', ...part } } });
const header = (value: object | undefined) =>
  response(value === undefined ? {} : { headers: { 'X-Id': { schema: {}, ...value } } });
const content = (type: string, schema = {}) => ({ content: { [type]: { schema } } });
/** Returns a schema of objects with required texts. */
const object = (names: readonly string[], others: object = {}) => ({
  type: 'object',
  required: names,
  properties: { ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])), ...others },
});
const parameter = (value: object | undefined) => ({
  parameters: value === undefined ? [] : [{ name: 'p', in: 'query', schema: { type: 'string' }, ...value }],
});
const body = (value: object | undefined) =>
  value === undefined ? {} : { requestBody: { ...content('application/json'), ...value } };

const rows: readonly (readonly [before: object, after: object, change: string])[] = [
  [header({}), header(undefined), 'compatible: The header `X-Id` of the response 200 is gone, so the API ignores it.'],
  [
    header({ required: true }),
    header(undefined),
    'compatible: The header `X-Id` of the response 200 is gone, so the API ignores it.',
  ],
  [header(undefined), header({}), 'compatible: The header `X-Id` of the response 200 is new.'],
  [
    header(undefined),
    header({ required: true }),
    'breaking: The header `X-Id` of the response 200 is new and required, so responses without it fail.',
  ],
  [
    header({}),
    header({ required: true }),
    'breaking: The header `X-Id` of the response 200 has become required, so responses without it fail.',
  ],
  [header({ required: true }), header({}), 'compatible: The header `X-Id` of the response 200 can be missing.'],
  [
    { responses: { ...ok, '202': { description: '' } } },
    {},
    'breaking: The response 202 is gone, so receivers that respond with it fail.',
  ],
  [{ responses: { ...ok, '410': { description: '' } } }, {}, 'compatible: The response 410 is gone.'],
  [
    response(content('text/plain')),
    response({}),
    'breaking: The media type `text/plain` of the response 200 is gone, so responses with it fail.',
  ],
  [
    response(content('application/json', { type: 'string' })),
    response(content('application/json', { type: 'integer' })),
    'breaking: the response 200 (application/json): the type of the valid values is different (string → integer), so the API can reject or misread responses that were valid.',
  ],
  [parameter({}), parameter(undefined), 'warning: The query parameter `p` is gone, so receivers that read it fail.'],
  [
    parameter({ required: true }),
    parameter(undefined),
    'breaking: The query parameter `p` is gone, so receivers that read it fail.',
  ],
  [
    parameter(undefined),
    parameter({ required: true }),
    'compatible: The query parameter `p` is new and always present.',
  ],
  [parameter({}), parameter({ required: true }), 'compatible: The query parameter `p` is always present.'],
  [
    parameter({ required: true }),
    parameter({}),
    'breaking: The query parameter `p` can be missing, so receivers that rely on it fail.',
  ],
  [parameter({ allowEmptyValue: true }), parameter({}), 'compatible: The query parameter `p` always has a value.'],
  [body(undefined), body({ required: true }), 'compatible: Requests always have a body.'],
  [body({}), body(undefined), 'breaking: Requests no longer have a body, so receivers that read it fail.'],
  [body({}), body({ required: true }), 'compatible: The request body is always present.'],
  [body({ required: true }), body({}), 'breaking: The request body can be missing, so receivers that rely on it fail.'],
  [
    body(content('application/json', object(['id', 'name']))),
    body(content('application/json', object(['id']))),
    'breaking: the request body (application/json), `name`: a required property is gone, so receivers can get values that they do not expect.',
  ],
  [
    body(content('application/json', object(['id', 'name']))),
    body(content('application/json', object(['id', 'name'], { name: { type: 'string', readOnly: true } }))),
    'breaking: the request body (application/json), `name`: requests no longer contain a property, so receivers can get values that they do not expect.',
  ],
  [
    response(content('application/json', object(['id', 'name']))),
    response(content('application/json', object(['id']))),
    'warning: the response 200 (application/json), `name`: a property is gone, so the API may ignore or reject values that receivers send.',
  ],
  [
    body(content('application/json')),
    body({ content: { ...content('application/json').content, ...content('application/xml').content } }),
    'breaking: The media type `application/xml` of the request body is new, so receivers can get bodies that they do not expect.',
  ],
];

describe.each([
  ['a webhook', asWebhook],
  ['a callback', asCallback],
])('%s', (_, completed) => {
  test.each(rows)('%j → %j is %s', async (before, after, expected) => {
    const changes = await compareTexts(completed(before), completed(after));
    expect(changes.map(({ level, message }) => `${level}: ${message}`)).toEqual([expected]);
  });
});

test('the label of a witness names the side that can see the value', async () => {
  const [one, two] = [{ enum: ['a'] }, { enum: ['a', 'b'] }].map((schema) => content('application/json', schema));
  const labelsOf = async (completed: (operation: object) => string, before: object, after: object) =>
    (await compareTexts(completed(before), completed(after))).flatMap((change) =>
      change.witness === undefined ? [] : [witnessText(change)],
    );
  for (const completed of [asWebhook, asCallback]) {
    expect(await labelsOf(completed, body(one), body(two))).toEqual(['possible now: "b"']);
    expect(await labelsOf(completed, response(two ?? {}), response(one ?? {}))).toEqual(['no longer valid: "b"']);
  }
  const asOperation = (operation: object): string =>
    description({ paths: { '/a': { post: { responses: ok, ...operation } } } });
  expect(await labelsOf(asOperation, body(two), body(one))).toEqual(['no longer valid: "b"']);
  expect(await labelsOf(asOperation, response(one ?? {}), response(two ?? {}))).toEqual(['possible now: "b"']);
});

test('the explanation of a change of a response mentions that webhooks have the opposite direction', () => {
  const directions = ['request', 'response'].map((part) => explainedChange(`${part}-body-type-changed`)?.effect);
  expect(directions).toEqual([
    expect.stringMatching(/the API sends this part\.$/u),
    expect.stringMatching(/the API reads this part\.$/u),
  ]);
});

/** A schema of `pairs/` before and after a change, with the expected verdicts. See pairs/README.md. */
interface SchemaPair {
  readonly name: string;
  readonly base: unknown;
  readonly revision: unknown;
  readonly request?: string;
  readonly response?: string;
  readonly version?: string;
  readonly baseVersion?: string;
  readonly revisionVersion?: string;
  readonly components?: object;
  readonly baseComponents?: object;
  readonly revisionComponents?: object;
}

const folder = join(import.meta.dirname, 'pairs');

/** Reads all pairs of schemas. In the theme `directions`, properties are omitted from requests or from responses, so they are left out. */
const schemaPairs = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml') && file !== 'directions.yaml')
  .flatMap((file): readonly SchemaPair[] => {
    const pairs: unknown = load(readFileSync(join(folder, file), 'utf8'));
    return Array.isArray(pairs) ? pairs : [];
  })
  .filter((pair) => !/readOnly|writeOnly/u.test(JSON.stringify(pair)));

const inRequest = (schema: unknown) => ({ requestBody: content('application/json', schema as object), responses: ok });
const inResponse = (schema: unknown) => response(content('application/json', schema as object));

/** Returns a description with a webhook or with a callback. */
function textOf(pair: SchemaPair, side: 'base' | 'revision', operation: object, isWebhook: boolean): string {
  const schemas = pair[`${side}Components`] ?? pair.components;
  const openapi = pair[`${side}Version`] ?? pair.version ?? '3.1.0';
  const whole: Record<string, unknown> = JSON.parse(isWebhook ? asWebhook(operation) : asCallback(operation));
  return JSON.stringify({ ...whole, openapi, ...(schemas !== undefined && { components: { schemas } }) });
}

// OpenAPI 3.0 has no webhooks, but it has callbacks.
const isOld = ({ version, baseVersion, revisionVersion }: SchemaPair): boolean =>
  [version, baseVersion, revisionVersion].some((one) => one?.startsWith('3.0') === true);

describe.each([
  ['the request of a webhook', true, 'response', inRequest],
  ['the response to a webhook', true, 'request', inResponse],
  ['the request of a callback', false, 'response', inRequest],
  ['the response to a callback', false, 'request', inResponse],
] as const)('%s has the opposite direction', (_, isWebhook, kind, operationWith) => {
  const pairs = schemaPairs.filter((pair) => pair[kind] !== undefined && !(isWebhook && isOld(pair)));
  test.each(pairs)('$name', async (pair) => {
    const changes = await compareTexts(
      textOf(pair, 'base', operationWith(pair.base), isWebhook),
      textOf(pair, 'revision', operationWith(pair.revision), isWebhook),
    );
    expect(verdictOf(changes)).toBe(pair[kind]?.split(' ')[0]);
    // The words beside a value name the side that has it: a value that the API can send, or a value that is no longer accepted.
    for (const change of changes.filter(({ witness }) => witness !== undefined))
      expect(witnessText(change)).toMatch(kind === 'response' ? /^possible now: / : /^no longer valid: /u);
  });
});

test('the table has a level for each change and each sender', () => {
  const rows = senderChanges.map((change) => [change, levelFor(change, false), levelFor(change, true)]);
  expect(
    rows.filter(([, read, sent]) => read === 'breaking' && sent === 'compatible').map(([change]) => change),
  ).toEqual(['narrower', 'added-as-required', 'became-required', 'empty-value-forbidden', 'media-range-narrowed']);
});
