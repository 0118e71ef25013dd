import { expect, test } from 'vitest';
import type { Route } from '../../generated/server/index.ts';
import { fetchHandler } from '../../generated/server/runtime/adapters/fetch.ts';
import type { BodyOptions } from '../../generated/server/runtime/body-limits.ts';
import { decodersOf } from '../parameters/decoders-of.ts';
import { oneOperation } from './one-operation.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const mebibyte = 1024 * 1024;

/** Sends a body to an operation, and returns the status and the message of the response. */
async function send(
  body: BodyInit,
  contentType: string,
  limits: BodyOptions['limits'] = {},
  more: Partial<Route> = {},
): Promise<[status: number, message: string | undefined]> {
  const mediaTypes = [json, form, 'multipart/form-data', 'text/plain', 'application/octet-stream'];
  const read = async ({ body: value }: { readonly body: unknown }) => {
    if (typeof value === 'object' && value !== null && Symbol.asyncIterator in value)
      for await (const _ of value as AsyncIterable<unknown>);
    return { status: 200, body: {} };
  };
  const dispatch = oneOperation('POST', read, { requestBody: { required: true, mediaTypes }, ...more }, { limits });
  const headers = { 'content-type': contentType };
  const response = await fetchHandler(dispatch)(new Request('http://a/', { method: 'POST', body, headers }));
  const { message } = (await response.json()) as { message?: string };
  return [response.status, message];
}

const multipart = (content: string): string =>
  `--b\r\nContent-Disposition: form-data; name=a; filename=a\r\n\r\n${content}\r\n--b--\r\n`;

test.each([
  [json, 2 * mebibyte, (size: number) => `"${'a'.repeat(size - 2)}"`],
  [form, 2 * mebibyte, (size: number) => `a=${'a'.repeat(size - 2)}`],
  ['text/plain', 2 * mebibyte, (size: number) => 'a'.repeat(size)],
  ['application/octet-stream', 10 * mebibyte, (size: number) => 'a'.repeat(size)],
  [
    'multipart/form-data; boundary=b',
    10 * mebibyte,
    (size: number) => multipart('a'.repeat(size - multipart('').length)),
  ],
])('the default limit of %s is %i bytes', async (contentType, limit, bodyOf) => {
  expect(await send(bodyOf(limit), contentType)).toEqual([200, undefined]);
  expect(await send(bodyOf(limit + 1), contentType)).toEqual([413, `The body is longer than ${limit} bytes.`]);
});

test('an option changes the limit of all bodies, and the limit of one operation', async () => {
  const body = `"${'a'.repeat(98)}"`;
  const tooLong = [413, 'The body is longer than 50 bytes.'];
  expect(await send(body, json, { body: 50 })).toEqual(tooLong);
  expect(await send(body, json, { body: 50, operations: { transfer: { body: 100 } } })).toEqual([200, undefined]);
  expect(await send(body, json, { operations: { transfer: { body: 50 } } })).toEqual(tooLong);
  expect(await send(body, json, { operations: { other: { body: 50 } } })).toEqual([200, undefined]);
  expect(await send(body, json, {}, { bodySizes: { [json]: 50 } })).toEqual(tooLong);
});

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');
const object = (count: number): string => `{${times(count, (index) => `"k${index}":1,`)}"a":1}`;

test.each([
  ['fields', form, times(10_000, (index) => `k${index}=1&`), 200],
  ['fields, without the empty ones', form, `${'&'.repeat(500_000)}a=1`, 200],
  ['fields', form, times(10_001, (index) => `k${index}=1&`), 413, 'The body has more than 10000 fields.'],
  ['values with brackets', form, `a=${'[%5B'.repeat(100_000)}`, 200],
  [
    'brackets',
    form,
    times(1000, (index) => `k${'[a]'.repeat(31)}[${index}]=1&`),
    413,
    'The names in the body have more than 30000 brackets.',
  ],
  [
    'brackets',
    form,
    times(1000, (index) => `k${'%5Ba]'.repeat(31)}[${index}]=1&`),
    413,
    'The names in the body have more than 30000 brackets.',
  ],
  ['members', json, object(99_999), 200],
  ['members', json, object(100_000), 413, 'The body has more than 100000 names.'],
  ['characters in a text', json, JSON.stringify(':,[{\\"'.repeat(100_000)), 200],
  [
    'parts',
    'multipart/form-data; boundary=b',
    `${'--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n'.repeat(10_001)}--b--`,
    413,
    'The body has more than 10000 parts.',
  ],
] as const)(
  'the number of %s in %s is limited before they are decoded',
  async (_, contentType, body, status, message?: string) => {
    expect(await send(body, contentType, { body: 10 * mebibyte })).toEqual([status, message]);
  },
);

test('an option changes the limits of names and items', async () => {
  const limits = { names: 2, items: 3 };
  expect(await send('a=1&b=2&c=3', form, limits)).toEqual([413, 'The body has more than 2 fields.']);
  expect(await send('{"a":1,"b":{"c":1}}', json, limits)).toEqual([413, 'The body has more than 2 names.']);
  expect(await send('[1,2,3,4,5,6]', json, limits)).toEqual([200, undefined]);
  expect(await send('[1,2,3,4,5,6,7]', json, limits)).toEqual([413, 'The body has more than 5 values.']);
  expect(await send('[1,2,3,4,5,6,7]', json, { ...limits, operations: { transfer: { items: 10 } } })).toEqual([
    200,
    undefined,
  ]);
});

test('limits of an operation that the API does not have are rejected', async () => {
  const refused = send('{}', json, { operations: { trnasfer: { body: 10 } } });
  await expect(refused).rejects.toThrow('limits.operations has "trnasfer", which is not an operation of the API');
});

test('JSON in a query and in a field of a form has a limited number of members', async () => {
  const schema = { type: 'object', properties: { a: { type: 'object' } } };
  const { query, form: decodeForm } = (
    await decodersOf({
      paths: {
        '/': {
          post: {
            operationId: 'post',
            parameters: [{ name: 'a', in: 'query', content: { [json]: { schema: {} } } }],
            requestBody: { content: { [form]: { schema } } },
            responses: { 204: { description: 'Done.' } },
          },
        },
      },
    })
  )['post']!;
  const text = `a=${object(100_000)}`;
  expect(query!(text).issues).toMatchObject([{ path: '/query/a', message: 'must not have more than 100000 names' }]);
  expect(decodeForm!(text).issues).toMatchObject([{ path: '/body/a', message: 'must be an object' }]);
});
