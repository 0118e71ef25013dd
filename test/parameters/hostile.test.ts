import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { requests } from '../../generated/validators/requests.ts';
import { percentDecoded } from '../../templates/shared/percent-encoding.ts';
import { decodersOf, type Decoders } from './decoders-of.ts';
import { anyText } from '../any-text.ts';

const anything = { type: 'object', additionalProperties: true };
const list = { type: 'array', items: { type: 'integer' } };
const tree = {
  type: 'object',
  properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
};

let decoders: Decoders;

beforeAll(async () => {
  const form = (schema: object) => ({ content: { 'application/x-www-form-urlencoded': { schema } } });
  const parameters = [
    { name: 'hash', in: 'query', style: 'deepObject', schema: anything },
    { name: 'list[]', in: 'query', schema: list },
    { name: 'commas', in: 'query', explode: false, schema: list },
    { name: 'one', in: 'query', schema: { type: 'integer' } },
    { name: 'json', in: 'query', content: { 'application/json': { schema: anything } } },
    { name: 'turn', in: 'query', explode: false, schema: anything },
    { name: 'colour', in: 'query', schema: { type: 'object', properties: { red: { type: 'integer' } } } },
    { name: 'c', in: 'cookie', schema: { type: 'integer' } },
    { name: 'assigned', in: 'header', explode: true, schema: anything },
    { name: 'json', in: 'header', content: { 'application/json': { schema: anything } } },
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'map', in: 'path', required: true, explode: true, schema: anything },
  ];
  const operation = (operationId: string, more: object) => ({
    post: { operationId, responses: { 200: { description: 'Good.' } }, ...more },
  });
  decoders = await decodersOf({
    'x-form-style': 'brackets',
    paths: {
      '/free/{id}/{map}': operation('free', {
        parameters,
        requestBody: { content: { ...form(anything).content, 'multipart/form-data': { schema: anything } } },
      }),
      '/tree': operation('tree', {
        requestBody: {
          content: {
            ...form({ $ref: '#/components/schemas/Tree' }).content,
            'application/json': { schema: { $ref: '#/components/schemas/Tree' } },
          },
        },
      }),
      '/set': operation('set', {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Set' } } } },
      }),
    },
    components: { schemas: { Set: { type: 'array', uniqueItems: true }, Tree: tree } },
  });
});

const read = (text: string) => decoders['free']!.query!(text);
const issues = (text: string) => read(text).issues?.map(({ path, keyword }) => [path, keyword]);

describe('input that different programs read differently', () => {
  const refused = (text: string, part: 'form' | 'query' = 'query') =>
    decoders['free']![part]!(text).issues?.map(({ message }) => message);

  test.each([
    'hash[__proto__]=1',
    'hash[__proto__][polluted]=1',
    'hash[a][__proto__][polluted]=1',
    'hash[%5F_proto__][polluted]=1',
    'hash%5B__proto__%5D=1',
    'hash[a][__proto__]',
    '__proto__[polluted]=1',
    '__proto__=1',
    '%5f%5Fproto__=1',
    'unknown[__proto__]=1',
  ])('%s is refused in a query and in a form', (text) => {
    expect(refused(text)).toContain('must not have the property "__proto__"');
    expect(refused(text, 'form')).toContain('must not have the property "__proto__"');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each(['one=%00', 'unknown=%00', 'a%00=1', 'hash[a%00]=1', 'one=\0', 'list[]=1&list[]=%00'])(
    'NUL is refused in a query and in a form: %j',
    (text) => {
      expect(refused(text)).toEqual(['must not contain a NUL character']);
      expect(refused(text, 'form')).toEqual(['must not contain a NUL character']);
    },
  );

  test.each([
    ['json={"a":1,"a":2}', 'must not name a property twice in one object'],
    ['json={"a":{"__proto__":1}}', 'must not have the property "__proto__"'],
    [String.raw`json={"a":"\u0000"}`, 'must not contain a NUL character'],
    [`json=${'['.repeat(101)}${']'.repeat(101)}`, 'must not be nested more than 100 levels deep'],
    ['json={"a":1}&json={"a":2}', 'must be given once'],
    ['one=1&one=2', 'must be given once'],
    ['hash[a]=1&hash[a]=2', 'must be given once'],
    ['hash=1&hash[a]=2', 'must not be given both as a whole and in parts'],
    ['turn=a,1,a,2', 'must not name a property twice in one object'],
    ['turn=__proto__,1', 'must not have the property "__proto__"'],
    ['red=1&red=2', 'must not name a property twice in one object'],
  ])('%s is refused', (text, message) => {
    expect(refused(text)).toEqual([message]);
  });

  test('a name or a value that only contains the text __proto__ is not refused', () => {
    expect(read('hash[a__proto__]=1&x__proto__=1&hash[b]=__proto__')).toEqual({
      value: { hash: { a__proto__: '1', b: '__proto__' } },
    });
  });

  test('such input is refused in headers, cookies, path values and multipart forms', () => {
    const { headers, cookies, path, multipart } = decoders['free']!;
    const messages = (result: { issues?: readonly { message: string }[] | undefined }) =>
      result.issues?.map(({ message }) => message);
    const assigned = (text: string) => messages(headers!(new Headers({ assigned: text })));
    expect(assigned('a=1,a=2')).toEqual(['must not name a property twice in one object']);
    expect(assigned('__proto__=1')).toEqual(['must not have the property "__proto__"']);
    expect(messages(headers!(new Headers({ json: '{"a":1,"a":2}' })))).toEqual([
      'must not name a property twice in one object',
    ]);
    expect(messages(cookies!('c=1; c=2'))).toEqual(['must be given once']);
    expect(messages(cookies!('other=%00'))).toEqual(['must not contain a NUL character']);
    expect(messages(cookies!('__proto__=1'))).toEqual(['must not have the property "__proto__"']);
    expect(messages(path!(['a%00', 'a=1']))).toEqual(['must not contain a NUL character']);
    expect(messages(path!(['a', 'a=1,a=2']))).toEqual(['must not name a property twice in one object']);
    expect(messages(path!(['a', 'a=%00,b']))).toEqual(['must not contain a NUL character']);
    for (const [name, value, message] of [
      ['__proto__', '1', 'must not have the property "__proto__"'],
      ['a[__proto__]', '1', 'must not have the property "__proto__"'],
      ['a\0', '1', 'must not contain a NUL character'],
      ['a', 'b\0', 'must not contain a NUL character'],
      ['a', new File([], 'b\0'), 'must not contain a NUL character'],
    ] as const) {
      const form = new FormData();
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value);
      expect(messages(multipart!(form))).toEqual([message]);
    }
  });

  test('JSON in a form field with such input stays text, and the schema refuses the text', async () => {
    const schema = { type: 'object', properties: { settings: { type: 'object' } } };
    const content = { 'application/x-www-form-urlencoded': { schema } };
    const post = { operationId: 'json', requestBody: { content }, responses: { 200: { description: 'Good.' } } };
    const { form } = (await decodersOf({ paths: { '/json': { post } } }))['json']!;
    expect(form!('settings={"a":1}')).toEqual({ value: { settings: { a: 1 } } });
    for (const text of ['{"a":1,"a":2}', '{"__proto__":1}', String.raw`{"a":"\u0000"}`])
      expect(form!(`settings=${text}`).issues).toMatchObject([
        { path: '/body/settings', message: 'must be an object' },
      ]);
  });

  test('`constructor` is an ordinary property', () => {
    expect(read('hash[constructor][prototype][polluted]=1&constructor[prototype][polluted]=1')).toEqual({
      value: { hash: { constructor: { prototype: { polluted: '1' } } } },
    });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('excessive input', () => {
  test('10,000 brackets are refused', () =>
    expect(issues(`hash${'[a]'.repeat(10_000)}=1`)).toEqual([[`/query/hash${'[a]'.repeat(65)}[…`, 'name']]));
  test('10,000 open brackets are refused', () =>
    expect(issues(`hash${'['.repeat(10_000)}=1`)).toMatchObject([[expect.anything(), 'name']]));
  test('10,000 brackets in a recursive form are refused', () =>
    expect(decoders['tree']!.form!(`children${'[0][children]'.repeat(10_000)}[0][name]=x`).issues).toHaveLength(1));
  test('a recursive form is read to the allowed depth', () =>
    expect(decoders['tree']!.form!(`name=a&children[0][name]=b&children[0][children][0][name]=c`)).toEqual({
      value: { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] },
    }));
  test('a body of 100,000 levels is refused', () => {
    let body: object = {};
    for (let level = 0; level < 100_000; level++) body = { children: [body] };
    expect(decoders['tree']!.body!(body).issues).toMatchObject([
      { message: 'must not be nested more than 500 levels deep' },
    ]);
  });
  test('a body with items of 100,000 levels is refused if the items must be unique', () => {
    const deepItem = (): object => {
      let item: object = {};
      for (let level = 0; level < 100_000; level++) item = { children: [item] };
      return item;
    };
    expect(decoders['set']!.body!([deepItem(), deepItem()]).issues).toMatchObject([
      { message: 'must not be nested more than 500 levels deep' },
    ]);
  });
  test('100,000 unknown parameters are ignored', () =>
    expect(read(Array.from({ length: 100_000 }, (_, index) => `x${index}=%ff`).join('&'))).toEqual({ value: {} }));
  test('100,000 items are read', () =>
    expect(read('list[]=7&'.repeat(100_000)).value).toEqual({ 'list[]': Array.from({ length: 100_000 }, () => 7) }));
  test('100,000 items in one value are read', () =>
    expect(read(`commas=${'7,'.repeat(99_999)}7`).value).toEqual({ commas: Array.from({ length: 100_000 }, () => 7) }));
  test('100,001 items in one value are refused', () =>
    expect(issues(`commas=${'7,'.repeat(100_000)}7`)).toEqual([['/query/commas', 'maxItems']]));
  test('100,000 keys of an object are read', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `hash[k${index}]=1`).join('&');
    expect(Object.keys(Reflect.get(Object(read(text).value), 'hash') as object)).toHaveLength(100_000);
  });
  test('a huge index does not create a huge array', () =>
    expect(decoders['tree']!.form!('children[4294967295][name]=a&children[99999999999999999999][name]=b')).toEqual({
      value: { children: [{ name: 'a' }, { name: 'b' }] },
    }));
  test('a value that is given 100,000 times gets 100 issues, and one issue about the others', () => {
    const found = issues('one=1&'.repeat(100_000));
    expect(found).toHaveLength(101);
    expect(found?.at(-1)).toEqual(['/query/one', 'more']);
  });
  test('100,000 invalid items of a list get 100 issues, and one issue about the others', () => {
    const found = issues('list[]=x&'.repeat(100_000));
    expect(found).toHaveLength(101);
    expect(found?.slice(-2)).toEqual([
      ['/query/list[]/99', 'type'],
      ['/query/list[]/100', 'more'],
    ]);
  });
  test('reports 100,000 malformed values of a parameter once', () =>
    expect(issues('one=%&'.repeat(100_000))).toEqual([['/query/one', 'encoding']]));
  test('reports 100 of 100,000 malformed cookies, and one issue about the others', () =>
    expect(decoders['free']!.cookies!('c=%;'.repeat(100_000)).issues).toHaveLength(101));
  test('rejects a number with 100,000 digits', () =>
    expect(issues(`one=${'9'.repeat(100_000)}`)).toEqual([['/query/one', 'type']]));
});

test('no decoder throws for any input', () => {
  const scraps = fc.constantFrom(
    '&',
    '=',
    '%',
    '[',
    ']',
    '+',
    ',',
    ';',
    '.',
    '\0',
    '%ff',
    '%00',
    '[]',
    '[0]',
    '__proto__',
    'page',
    'not',
    'in',
    'ref',
    'é',
    '\ud800',
    '{',
    '"',
  );
  const junk = fc.array(fc.oneof(scraps, anyText({ maxLength: 3 })), { maxLength: 12 }).map((parts) => parts.join(''));
  const all = Object.values(requests);
  fc.assert(
    fc.property(junk, (text) => {
      for (const { path, query, headers, cookies, body, form } of all) {
        path?.([text, text]);
        path?.([]);
        query?.(text);
        headers?.(new Map([['x', text]]));
        cookies?.(text);
        body?.(text);
        form?.(text);
      }
    }),
    { numRuns: 100 },
  );
});

test('percent-encoding is decoded as `decodeURIComponent` decodes it', () => {
  const encoded = fc.oneof(
    anyText().map(encodeURIComponent),
    fc
      .array(fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`))
      .map((parts) => parts.join('')),
    fc
      .array(fc.constantFrom('%', 'c2', 'e0', 'ed', 'f4', '%80', '%9f', '%a0', '%bf', '%C3', 'a', '%4', 'ü'))
      .map((parts) => parts.join('')),
  );
  const platform = (text: string): string | undefined => {
    try {
      return decodeURIComponent(text);
    } catch {
      return undefined;
    }
  };
  fc.assert(
    fc.property(encoded, (text) => {
      expect(percentDecoded(text)).toBe(platform(text));
    }),
    { numRuns: 2000 },
  );
});
