import { beforeAll, describe, expect, test, vi } from 'vitest';
import { outputOf } from '../client/output-of.ts';

const text = { type: 'string' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemas = {
  User: object({ name: text, mail: text, friend: ref('User') }),
  Admin: { allOf: [ref('User'), object({ rights: { type: 'array', items: object({ right: text }) } })] },
  PublicUser: object({ name: text }, { required: ['name'] }),
  PrivateUser: object({ name: text, mail: text, plan: text }, { required: ['name', 'plan'] }),
  Cat: object({ kind: { const: 'cat' }, lives: { type: 'integer' } }, { required: ['kind'] }),
  Dog: object({ kind: { const: 'dog' }, barks: { type: 'boolean' } }, { required: ['kind'] }),
  Pet: object({ petType: text }, { required: ['petType'], discriminator: { propertyName: 'petType' } }),
  Parrot: { allOf: [ref('Pet'), object({ words: { type: 'array', items: text } })] },
  Snake: { allOf: [ref('Pet'), object({ length: { type: 'number' } })] },
  Any: { type: 'object' },
};

/** A schema, the body that a handler returns, and the body that the client receives. */
const cases: readonly (readonly [title: string, schema: object, given: unknown, sent: unknown])[] = [
  ['an object', ref('User'), { name: 'a', password_hash: 'x' }, { name: 'a' }],
  ['a value without undescribed properties', ref('User'), { name: 'a', friend: {} }, { name: 'a', friend: {} }],
  [
    'objects inside of objects of the same schema',
    ref('User'),
    { name: 'a', friend: { name: 'b', friend: { name: 'c', hash: 1 } } },
    { name: 'a', friend: { name: 'b', friend: { name: 'c' } } },
  ],
  [
    'items of an array',
    { type: 'array', items: ref('User') },
    [{ name: 'a' }, { name: 'b', hash: 1 }, { hash: 1 }],
    [{ name: 'a' }, { name: 'b' }, {}],
  ],
  [
    'prefixItems',
    { type: 'array', prefixItems: [object({ a: text }), true], items: object({ b: text }) },
    [
      { a: 'a', b: 'b' },
      { a: 'a', b: 'b' },
      { a: 'a', b: 'b' },
    ],
    [{ a: 'a' }, { a: 'a', b: 'b' }, { b: 'b' }],
  ],
  [
    'allOf: the properties of all schemas are described',
    ref('Admin'),
    { name: 'a', rights: [{ right: 'r', hash: 1 }], hash: 1, friend: { rights: [] } },
    { name: 'a', rights: [{ right: 'r' }], friend: {} },
  ],
  [
    'a property that two schemas of allOf describe',
    { allOf: [object({ owner: object({ a: text }) }), object({ owner: object({ b: text }) })] },
    { owner: { a: 'a', b: 'b', hash: 1 } },
    { owner: { a: 'a', b: 'b' } },
  ],
  ['oneOf with null', { oneOf: [ref('User'), { type: 'null' }] }, { name: 'a', hash: 1 }, { name: 'a' }],
  [
    'oneOf: an object without the required properties of the larger alternative',
    { oneOf: [ref('PrivateUser'), ref('PublicUser')] },
    { name: 'a', mail: 'secret', hash: 1 },
    { name: 'a' },
  ],
  [
    'oneOf: an object with the required properties of the larger alternative',
    { oneOf: [ref('PrivateUser'), ref('PublicUser')] },
    { name: 'a', plan: 'free', mail: 'm', hash: 1 },
    { name: 'a', plan: 'free', mail: 'm' },
  ],
  [
    'anyOf: constants select the alternative',
    { type: 'array', items: { anyOf: [ref('Cat'), ref('Dog')] } },
    [
      { kind: 'cat', lives: 9, barks: true },
      { kind: 'dog', lives: 9, barks: true },
    ],
    [
      { kind: 'cat', lives: 9 },
      { kind: 'dog', barks: true },
    ],
  ],
  [
    'oneOf: a value that matches no alternative keeps the properties of all of them',
    { oneOf: [ref('Cat'), ref('Dog')] },
    { kind: 'cow', lives: 1, barks: false, hash: 1 },
    { kind: 'cow', lives: 1, barks: false },
  ],
  [
    'oneOf: alternatives that only require properties',
    object({ a: text, b: text }, { oneOf: [{ required: ['a'] }, { required: ['b'] }] }),
    { a: 'a', hash: 1 },
    { a: 'a' },
  ],
  [
    'oneOf: an alternative that allows any object',
    { oneOf: [ref('Any'), ref('Cat')] },
    { kind: 'cow', milk: true },
    { kind: 'cow', milk: true },
  ],
  [
    'a discriminator without oneOf: the schema that extends the base schema',
    ref('Pet'),
    { petType: 'Parrot', words: ['hello'], length: 3, hash: 1 },
    { petType: 'Parrot', words: ['hello'] },
  ],
  ['an object without listed properties', ref('Any'), { a: { b: 1 } }, { a: { b: 1 } }],
  ['additionalProperties: true', object({ a: text }, { additionalProperties: true }), { b: 1 }, { b: 1 }],
  ['additionalProperties: false', object({ a: text }, { additionalProperties: false }), { a: 'a', b: 1 }, { a: 'a' }],
  [
    'additionalProperties with a schema',
    object({}, { additionalProperties: object({ a: text }) }),
    { x: { a: 'a', hash: 1 } },
    { x: { a: 'a' } },
  ],
  [
    'allOf: one schema allows other properties',
    { allOf: [object({ a: text }), { type: 'object', additionalProperties: true }] },
    { a: 'a', b: 1 },
    { a: 'a', b: 1 },
  ],
  [
    'patternProperties',
    object({ a: text }, { patternProperties: { '^x-': object({ b: text }) } }),
    { a: 'a', 'x-1': { b: 'b', hash: 1 }, y: 1 },
    { a: 'a', 'x-1': { b: 'b' } },
  ],
  [
    'anyOf: one alternative allows any value of a property',
    { anyOf: [object({ data: object({ x: text }) }), object({ data: ref('Any'), kind: text })] },
    { data: { q: 1 }, kind: 'k', hash: 1 },
    { data: { q: 1 }, kind: 'k' },
  ],
  [
    'anyOf: one alternative allows any value of a property of a property',
    { anyOf: [object({ a: object({ b: object({ x: text }) }) }), object({ a: object({ b: ref('Any') }) })] },
    { a: { b: { q: 1 }, hash: 1 } },
    { a: { b: { q: 1 } } },
  ],
  [
    'anyOf: one alternative allows other properties',
    { anyOf: [object({ data: object({ x: text }) }), object({ kind: text }, { additionalProperties: true })] },
    { data: { q: 1 } },
    { data: { q: 1 } },
  ],
  [
    'anyOf: all alternatives restrict the value of a property',
    { anyOf: [object({ data: object({ x: text }) }), object({ data: object({ y: text }) })] },
    { data: { x: 'x', y: 'y', hash: 1 } },
    { data: { x: 'x', y: 'y' } },
  ],
  [
    'anyOf: alternatives that require a property, or do not restrict its value',
    object(
      { data: object({ x: text }), a: text },
      { anyOf: [{ required: ['data'] }, { required: ['a'] }, { properties: { data: ref('Any') } }] },
    ),
    { a: 'a', data: { x: 'x', hash: 1 } },
    { a: 'a', data: { x: 'x' } },
  ],
  [
    'anyOf: an alternative without listed properties allows other properties',
    { anyOf: [object({ data: object({ x: text }) }), { type: 'object', additionalProperties: true }] },
    { data: { x: 'x', hash: 1 }, other: { a: 1 } },
    { data: { x: 'x' }, other: { a: 1 } },
  ],
  [
    'anyOf: a constant that is an array',
    { anyOf: [object({ k: { const: [1] }, p: text }), object({ z: text })] },
    { k: [1], p: 'p', hash: 1 },
    { k: [1], p: 'p' },
  ],
  [
    'patternProperties: a pattern that also describes a named property',
    object({ ab: object({ x: text }) }, { patternProperties: { b$: object({ y: text }) } }),
    { ab: { x: 'x', y: 'y', hash: 1 } },
    { ab: { x: 'x', y: 'y' } },
  ],
  [
    'patternProperties: a property without restrictions that a pattern also describes',
    object({ ab: ref('Any') }, { patternProperties: { b$: object({ y: text }) } }),
    { ab: { q: 1 } },
    { ab: { q: 1 } },
  ],
  [
    'patternProperties: several patterns describe a property',
    object({}, { patternProperties: { '^a': object({ x: text }), b$: object({ y: text }) } }),
    { ab: { x: 'x', y: 'y', hash: 1 }, a: { x: 'x', y: 'y' }, b: { x: 'x', y: 'y' }, c: 1 },
    { ab: { x: 'x', y: 'y' }, a: { x: 'x' }, b: { y: 'y' } },
  ],
  [
    'allOf: additionalProperties also describe a property of another schema',
    {
      allOf: [
        object({ meta: object({ a: text }) }),
        object({ b: text }, { additionalProperties: object({ z: text }) }),
      ],
    },
    { meta: { a: 'a', z: 'z', hash: 1 } },
    { meta: { a: 'a', z: 'z' } },
  ],
  [
    'a required property without a schema',
    object({ a: text }, { required: ['a', 'b'] }),
    { a: 'a', b: { c: 1 }, d: 1 },
    { a: 'a', b: { c: 1 } },
  ],
  [
    'unevaluatedProperties: false',
    { ...ref('User'), type: 'object', unevaluatedProperties: false },
    { name: 'a', hash: 1 },
    { name: 'a' },
  ],
  [
    'writeOnly',
    object({ name: text, password: { ...text, writeOnly: true } }, { required: ['password'] }),
    { name: 'a', password: 'secret' },
    { name: 'a' },
  ],
  [
    'objects with toJSON',
    ref('User'),
    { toJSON: () => ({ name: 'a', hash: 1, friend: { toJSON: () => ({ name: 'b', hash: 1 }) } }) },
    { name: 'a', friend: { name: 'b' } },
  ],
  ['a value of another type', ref('User'), 'text', 'text'],
  ['names that objects inherit', ref('User'), { constructor: { a: 1 }, toString: 'a' }, {}],
];

let handlerOf: (handlers: object, options: object) => (request: Request) => Promise<Response>;

const silent = { log: { warn: () => {}, error: () => {} } };

/** Returns the response of an operation whose handler returns the given body. */
const dispatch = (index: number, body: unknown, options: object = silent): Promise<Response> =>
  handlerOf({ values: { [`get${index}`]: () => ({ status: 200, body }) } }, options)(new Request(`http://a/${index}`));

beforeAll(async () => {
  const operation = (schema: object, index: number) => ({
    get: {
      operationId: `get${index}`,
      tags: ['values'],
      responses: { default: { description: 'A value.', content: { 'application/json': { schema } } } },
    },
  });
  const paths = Object.fromEntries(cases.map(([, schema], index) => [`/${index}`, operation(schema, index)]));
  const out = await outputOf({ paths, components: { schemas } }, ['fetch']);
  const { createDispatcher } = await import(`${out}/server/index.ts`);
  const { fetchHandler } = await import(`${out}/server/runtime/adapters/fetch.ts`);
  handlerOf = (handlers, options) => fetchHandler(createDispatcher(handlers, options));
});

test.each(cases.map(([title, , given, sent], index) => ({ title, given, sent, index })))(
  'undescribed properties are left out: $title',
  async ({ given, sent, index }) => {
    const before = JSON.stringify(given);
    expect(await (await dispatch(index, given)).json()).toEqual(sent);
    expect(JSON.stringify(given), 'the value of the handler is not changed').toBe(before);
  },
);

describe('options', () => {
  const user = cases.findIndex(([title]) => title === 'an object');
  const strict = cases.findIndex(([title]) => title === 'additionalProperties: false');
  const writeOnly = cases.findIndex(([title]) => title === 'writeOnly');
  const invalid = { name: 5 };

  test('the names of left-out properties are logged, each name once', async () => {
    const logged: [details: object, message: string][] = [];
    const log = { warn: (...entry: [object, string]) => logged.push(entry), error: () => {} };
    const handlers = {
      values: { [`get${user}`]: () => ({ status: 200, body: { name: 'a', hash: 1, friend: { key: 2 } } }) },
    };
    const handle = handlerOf(handlers, { log });
    for (let count = 0; count < 3; count++) await handle(new Request(`http://a/${user}`));
    expect(logged).toEqual([
      [
        { requestId: expect.any(String), operation: `get${user}`, properties: ['hash', 'key'] },
        'Properties that are not described were left out',
      ],
    ]);
  });

  test('a result that contains itself gets a 500, and a clear error in the log', async () => {
    const body: { name: string; friend?: object } = { name: 'a' };
    body.friend = body;
    const error = vi.fn<(details: object, message: string) => void>();
    expect((await dispatch(user, body, { log: { warn: () => {}, error } })).status).toBe(500);
    expect(error.mock.calls.flat()).toContainEqual(
      expect.objectContaining({ err: expect.objectContaining({ message: expect.stringContaining('circular') }) }),
    );
  });

  test('a media type with a parameter has the properties of the described media type', async () => {
    const result = { status: 200, contentType: 'application/json; charset=utf-8', body: { name: 'a', hash: 1 } };
    const handle = handlerOf({ values: { [`get${user}`]: () => result } }, silent);
    expect(await (await handle(new Request(`http://a/${user}`))).json()).toEqual({ name: 'a' });
  });

  test('undescribedProperties: send', async () => {
    const body = { name: 'a', hash: 1 };
    expect(await (await dispatch(user, body, { undescribedProperties: 'send' })).json()).toEqual(body);
  });

  test('without options, a result that breaks its schema is written to the console, and sent', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await (await dispatch(user, invalid, {})).json()).toEqual(invalid);
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ issues: [expect.objectContaining({ path: '/body/name' })] }), expect.any(String)],
    ]);
    warn.mockRestore();
  });

  test('with checkResponses: throw, a result that breaks its schema gets a 500', async () => {
    expect((await dispatch(user, invalid, { checkResponses: 'throw', ...silent })).status).toBe(500);
  });

  test.each([strict, writeOnly])('properties are left out before the result is checked: %#', async (index) => {
    const body = { a: 'a', b: 1, name: 'a', password: 'secret' };
    expect((await dispatch(index, body, { checkResponses: 'throw', ...silent })).status).toBe(200);
  });
});
