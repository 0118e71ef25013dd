import { expect, test } from 'vitest';
import { loopback } from './loopback.ts';
import { outputOf } from './output-of.ts';

// A successful response with another media type than the described ones is an error that has the body.

const content = (...types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: type.includes('json') ? { type: 'object' } : {} }]));
const operation = (operationId: string, ...types: readonly string[]) => ({
  get: { operationId, tags: ['data'], responses: { 200: { description: 'Done.', content: content(...types) } } },
});
const output = outputOf({
  paths: {
    '/json': operation('getJson', 'application/json'),
    '/choice': operation('getChoice', 'application/json', 'text/csv'),
    '/lists': operation('getLines', 'application/x-ndjson', 'text/csv'),
    '/events': operation('getEvents', 'text/event-stream'),
    '/texts': operation('getTexts', 'application/jsonl'),
  },
});

const bytes = Uint8Array.of(0x50, 0x4b, 0xff, 0x00);
const bodies: readonly (readonly [type: string, sent: Uint8Array | string, received: unknown])[] = [
  ['text/html', '<p>Log in</p>', '<p>Log in</p>'],
  ['application/zip', bytes, bytes],
];

async function clientFor(type: string, body: Uint8Array | string) {
  const server = await loopback({ headers: { 'content-type': type }, body });
  const sdk = await import(`${await output}/client/index.ts`);
  return { sdk, client: sdk.createCoreClient({ baseUrl: server.origin }) };
}

test.each(bodies)('a response with %s in place of JSON', async (type, sent, received) => {
  const { sdk, client } = await clientFor(type, sent);
  await expect(sdk.data.getJson(client)()).rejects.toMatchObject({ name: 'ApiError', status: 200, body: received });
});

test.each([
  ['getChoice', {}, 'text/csv', 'a,b', 'a,b'],
  ['getChoice', { accept: 'text/csv' }, 'application/json', '{"a":1}', { a: 1 }],
  ['getLines', {}, 'text/csv', 'a,b', 'a,b'],
] as const)(
  '%s with another described media type than the requested one: %o',
  async (name, options, type, sent, body) => {
    const { sdk, client } = await clientFor(type, sent);
    const message = expect.stringContaining(`set the option accept: '${type}'`);
    await expect(sdk.data[name](client)({}, options)).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      message,
      body,
    });
  },
);

test.each([...bodies, ['application/json', '{"error":"busy"}', { error: 'busy' }] as const])(
  'a response with %s in place of an event stream',
  async (type, sent, received) => {
    const { sdk, client } = await clientFor(type, sent);
    const read = async () => {
      for await (const event of await sdk.data.listEvents(client)()) throw new Error(String(event));
    };
    const message = expect.stringContaining(`the body is ${type}, not an event stream`);
    await expect(read()).rejects.toMatchObject({ name: 'ApiError', message, body: received });
  },
);

test.each(bodies)('a response with %s in place of JSON Lines', async (type, sent, received) => {
  const { sdk, client } = await clientFor(type, sent);
  const read = async () => {
    for await (const item of await sdk.data.listTexts(client)()) throw new Error(String(item));
  };
  const message = expect.stringContaining(`the body is ${type}, not a sequence of JSON texts`);
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', message, body: received });
});
