import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { compilerOutput } from './compiler-output.ts';

const root = join(import.meta.dirname, '..', '..');
const types = ['bigint', 'string'] as const;
let folder = '';

// The folder is inside the repository, so that the output can import packages.
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'int64-'));
  for (const int64 of types) {
    const { diagnostics, upToDate } = await generate({
      spec: join(import.meta.dirname, 'int64-options.yaml'),
      out: join(folder, int64),
      int64,
      enums: 'constants',
      adapters: ['node', 'fetch'],
      check: false,
      force: false,
    });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(upToDate).toBe(true);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the generated server of an output on loopback, and returns a generated client of it. */
async function clientOf(output: string, handlers: object, options: { middleware?: unknown[] } = {}) {
  const { createDispatcher } = await import(join(folder, output, 'server/index.ts'));
  const { nodeListener } = await import(join(folder, output, 'server/runtime/adapters/node.ts'));
  const { createClient } = await import(join(folder, output, 'client/index.ts'));
  const problems: object[] = [];
  const log = { warn: (details: object) => problems.push(details), error: (details: object) => problems.push(details) };
  const dispatcher = createDispatcher({ ledger: handlers }, { log, checkResponses: 'log' });
  const server = createServer(nodeListener(dispatcher)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const baseUrl = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
  return { client: createClient({ baseUrl, middleware: options.middleware }), baseUrl, problems, dispatcher };
}

/** Integers around the limits of safe numbers and of 64 bits. */
const integers = [
  0n,
  5n,
  -5n,
  2n ** 53n - 1n,
  2n ** 53n,
  2n ** 53n + 1n,
  -(2n ** 53n),
  -(2n ** 53n) - 1n,
  2n ** 63n - 1n,
  -(2n ** 63n),
];

interface Input {
  readonly body: unknown;
}

describe.each(types)('with the option %s', (output) => {
  const value = (integer: bigint): bigint | string => (output === 'bigint' ? integer : String(integer));
  const account = {
    id: value(9007199254740993n),
    parent: { id: value(-9007199254740993n), parent: null },
    balance: null,
    large: value(2n ** 64n - 1n),
    history: integers.map(value),
    byName: { a: value(2n ** 63n - 1n), constructor: value(1n) },
    pair: ['9007199254740993', value(9007199254740993n)],
    either: '9007199254740993',
    word: 'none',
    level: value(9007199254740993n),
    fixed: value(9223372036854775807n),
    bounded: value(9223372036854775806n),
    even: value(9007199254740993n * 3n),
    loose: 5,
    ratio: 0.5,
    any: { a: [1, null, '9007199254740993'] },
    text: '9007199254740993',
  };
  const numbers = { ...account, word: value(-(2n ** 63n)), either: output === 'bigint' ? 2n ** 53n + 1n : 5 };

  test('client and server exchange integers in all places of a request, and in a response', async () => {
    const inputs: Record<string, unknown>[] = [];
    const { client, problems } = await clientOf(output, {
      exchangeAccounts: (input: Input) => {
        inputs.push(input as never);
        return { status: 200, headers: { 'X-Total': '9007199254740993', 'X-Count': 2 }, body: input.body };
      },
    });
    const [long = '', lowest = ''] = [value(9007199254740993n), value(-(2n ** 63n))];
    const query = {
      after: lowest,
      top: long,
      ids: integers.map(value),
      range: { low: lowest, high: value(2n ** 64n - 1n) },
      filter: { id: long },
      small: 5,
    };
    const options = { query, headers: { 'X-Seen': long }, cookies: { session: lowest } };
    const data = await client.ledger.exchangeAccounts({ id: long }, [account, numbers], options);
    expect(inputs).toEqual([
      {
        path: { id: long },
        query: { ...query, from: long },
        headers: { 'X-Seen': long },
        cookies: { session: lowest },
        body: [account, numbers],
      },
    ]);
    expect(data).toEqual([account, numbers]);
    expect(problems).toEqual([]);

    const { resultOf } = await import(join(folder, output, 'client/index.ts'));
    const result = await resultOf(client.ledger.exchangeAccounts({ id: long }, []));
    expect(result.headers).toMatchObject({ 'x-total': '9007199254740993', 'x-count': 2 });
  });

  test('the constant of an enum contains integers that are equal as numbers', async () => {
    const { Rank } = await import(join(folder, output, 'types/index.ts'));
    expect(Object.values(Rank)).toEqual([1n, 2n, 9007199254740992n, 9007199254740993n].map(value));
  });

  test('the JSON of requests and responses has numbers with all digits', async () => {
    const bodies: string[] = [];
    const { createClient } = await import(join(folder, output, 'client/index.ts'));
    const { dispatcher } = await clientOf(output, { sendLines: ({ body }: Input) => ({ status: 200, body }) });
    const { fetchHandler } = await import(join(folder, output, 'server/runtime/adapters/fetch.ts'));
    const handle = fetchHandler(dispatcher);
    const client = createClient({
      baseUrl: 'http://127.0.0.1',
      fetch: async (request: Request) => {
        bodies.push(await request.clone().text());
        const response: Response = await handle(request);
        bodies.push(await response.clone().text());
        return response;
      },
    });
    const received: unknown[] = [];
    const small = { id: value(2n ** 63n - 1n), history: [value(5n)], text: '5' };
    for await (const item of await client.ledger.sendLines([small, { id: value(1n) }])) received.push(item);
    expect(received).toEqual([small, { id: value(1n) }]);
    const text = '{"id":9223372036854775807,"history":[5],"text":"5"}\n{"id":1}\n';
    expect(bodies).toEqual([text, text]);
  });

  test('forms and parts of forms have all digits', async () => {
    const { client } = await clientOf(output, {
      sendForm: ({ body }: { body: { id: unknown } }) => {
        expect(body).toEqual({ id: form.id, ids: form.ids, nested: form.nested });
        return { status: 200, body: body.id };
      },
      sendParts: async ({ body }: { body: { id: unknown; file: File; account: unknown } }) => {
        expect(body.id).toBe(form.id);
        expect(await body.file.text()).toBe('5');
        return { status: 200, body: body.account };
      },
    });
    const form = {
      id: value(9007199254740993n),
      ids: integers.map(value),
      nested: { id: value(2n ** 63n - 1n) },
    };
    const copy = structuredClone(form);
    expect(await client.ledger.sendForm(form)).toBe(form.id);
    expect(await client.ledger.sendParts({ id: form.id, file: new Blob(['5']), account })).toEqual(account);
    expect(form).toEqual(copy);
  });

  test('long integers in other places are numbers', async () => {
    const bodies: unknown[] = [];
    const { baseUrl, client } = await clientOf(output, {
      sendPlain: ({ body }: Input) => {
        bodies.push(body);
        return { status: 200, body };
      },
      sendParts: () => ({ status: 204 }),
    });
    const headers = { 'content-type': 'application/json' };
    const body = '{"n":9007199254740993,"other":[9007199254740993]}';
    const response = await fetch(`${baseUrl}/plain`, { method: 'POST', headers, body });
    expect(await response.text()).toBe('{"n":9007199254740992,"other":[9007199254740992]}');
    expect(bodies).toEqual([{ n: 9007199254740992, other: [9007199254740992] }]);
    expect(await client.ledger.sendPlain({ n: 5 })).toEqual({ n: 5 });

    const text = '{"id":1,"loose":9007199254740993,"any":[9007199254740993,{"a":-9007199254740993}],"ratio":1e300}';
    expect(await accountOf(text)).toEqual({
      id: value(1n),
      loose: 9007199254740992,
      any: [9007199254740992, { a: -9007199254740992 }],
      ratio: 1e300,
    });
  });

  /**
   * Returns the data that the client gets from a response with the given body. The body may be invalid, because no generated server sends
   * it.
   */
  async function accountOf(text: string): Promise<unknown> {
    const { createClient } = await import(join(folder, output, 'client/index.ts'));
    const fetch = async (): Promise<Response> =>
      new Response(text, { headers: { 'content-type': 'application/json' } });
    const client = createClient({ baseUrl: 'http://127.0.0.1', fetch });
    return client.ledger.sendParts({ id: value(1n), file: new Blob() });
  }

  test.each([
    ['{"id":1.0,"balance":1e3}', { id: value(1n), balance: value(1000n) }],
    ['{"id":9.007199254740993e15}', { id: value(9007199254740993n) }],
    ['{"id":1.5,"balance":"5","history":{"a":5},"byName":[5],"pair":5}'],
    ['{"id":null,"parent":5,"history":["5",null,{}]}'],
    ['[9007199254740991]'],
    ['"a"'],
  ])('the client leaves values unchanged that are not as described: %s', async (text, expected?: object) => {
    expect(await accountOf(text)).toEqual(expected ?? JSON.parse(text));
  });

  test('a property with the name __proto__ does not change a prototype, and deeply nested data is an ApiError', async () => {
    const data = Object(await accountOf('{"id":1,"byName":{"__proto__":9007199254740993,"a":1}}'));
    expect(Object.entries(data.byName)).toEqual([
      ['__proto__', value(9007199254740993n)],
      ['a', value(1n)],
    ]);
    expect(Object.getPrototypeOf(data.byName)).toBe(Object.prototype);
    const nested = `${'{"parent":'.repeat(200_000)}9007199254740993${'}'.repeat(200_000)}`;
    await expect(accountOf(nested)).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringContaining('deeply'),
    });
    await expect(accountOf('{"id":9007199254740993')).rejects.toMatchObject({ name: 'ApiError' });
  });

  test('the server refuses integers that are not as described, with all their digits', async () => {
    const { baseUrl } = await clientOf(output, {
      exchangeAccounts: () => ({ status: 200, headers: {}, body: [] }),
    });
    const statusOf = async (path: string, body = '[]', headers = {}): Promise<number> => {
      const sent = { 'content-type': 'application/json', ...headers };
      return (await fetch(baseUrl + path, { method: 'POST', headers: sent, body })).status;
    };
    const ok = '/accounts/9223372036854775807';
    expect(await statusOf(ok)).toBe(200);
    for (const path of [
      '/accounts/9223372036854775808',
      '/accounts/-9223372036854775809',
      '/accounts/5.5',
      '/accounts/a',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 400]);
    for (const query of ['after=9223372036854775808', 'ids=1&ids=9223372036854775808', 'range[high]=-1'])
      expect([query, await statusOf(`${ok}?${query}`)]).toEqual([query, 400]);
    expect(await statusOf(`${ok}?small=9007199254740993`)).toBe(400);
    expect(await statusOf(ok, '[]', { 'x-seen': '9223372036854775808' })).toBe(400);
    expect(await statusOf(ok, '[]', { cookie: 'session=9223372036854775808' })).toBe(400);
    const accept = ['"bounded":-9007199254740993', '"bounded":9223372036854775806', '"level":9007199254740993'];
    const refuse = [
      '"bounded":-9007199254740994',
      '"bounded":9223372036854775807',
      '"level":9007199254740992',
      '"level":9007199254740994',
      '"level":1.5',
      '"fixed":9223372036854775806',
      '"even":9007199254740992',
      '"even":18014398509481987',
      '"large":-1',
      '"large":18446744073709551616',
      '"history":[9223372036854775808]',
      '"balance":"5"',
      '"pair":["a",9223372036854775808]',
      '"__proto__":9007199254740993',
      '"loose":9007199254740993,"loose":9007199254740993',
    ];
    for (const member of [...accept, '"even":18014398509481986', '"large":18446744073709551615'])
      expect([member, await statusOf(ok, `[{"id":1,${member}}]`)]).toEqual([member, 200]);
    for (const member of refuse) expect([member, await statusOf(ok, `[{"id":1,${member}}]`)]).toEqual([member, 400]);
  });

  test('the validators accept each form of an integer in a message', async () => {
    const { isAccount, checkAccount } = await import(join(folder, output, 'validators/index.ts'));
    for (const level of [1, 1n, 2, 2n, 9007199254740993n])
      expect([level, isAccount({ id: level, level })]).toEqual([level, true]);
    for (const level of [3, 3n, '1', 1.5, 9007199254740992n, NaN, Infinity])
      expect([level, isAccount({ id: 1, level })]).toEqual([level, false]);
    expect(isAccount({ id: 2 ** 63 })).toBe(false);
    expect(checkAccount({ id: 1, bounded: 2n ** 63n - 1n, level: 3n })).toMatchObject([
      { path: '/bounded', message: 'must be at most 9223372036854775806' },
      { path: '/level', message: 'must be one of 1, 2, 9007199254740993' },
    ]);
  });

  test('the body of a failure has numbers', async () => {
    const { client } = await clientOf(output, {
      exchangeAccounts: () => ({ status: 409, body: { id: 9007199254740993n } }),
    });
    const call = client.ledger.exchangeAccounts({ id: value(1n) }, []);
    await expect(call).rejects.toMatchObject({ status: 409, body: { id: 9007199254740992 } });
  });
});

test('the types of an output with bigint are those of its values', async () => {
  const program = join(folder, 'bigint-program.ts');
  await writeFile(
    program,
    `import type { Client } from './bigint/client/index.ts';
    import type { Handlers } from './bigint/server/index.ts';
    import type { Account, ExchangeAccountsResponses, Id } from './bigint/types/index.ts';
    import { isAccount } from './bigint/validators/index.ts';
    type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    type Is<Condition extends true> = Condition;
    declare const client: Client;
    declare const value: unknown;
    export type Types = [
      Is<Equal<Id, bigint>>,
      Is<Equal<Account['balance'], bigint | null | undefined>>,
      Is<Equal<Account['level'], 1n | 2n | 9007199254740993n | undefined>>,
      Is<Equal<Account['fixed'], 9223372036854775807n | undefined>>,
      Is<Equal<Account['pair'], [string, bigint, ...unknown[]] | undefined>>,
      Is<Equal<Account['either'], string | bigint | undefined>>,
      Is<Equal<Account['loose'], number | undefined>>,
      Is<Equal<ExchangeAccountsResponses[409]['content']['application/json']['id'], bigint | number>>,
      Is<Equal<ExchangeAccountsResponses[409]['content']['application/json']['level'], 1n | 2n | 9007199254740993n | 1 | 2 | number | undefined>>,
    ];
    export const full: Account = { id: 5n, level: 2n, byName: { a: 5n }, history: [5n], word: 'none' };
    export const data: Promise<Account[]> = client.ledger.exchangeAccounts({ id: 5n }, [full], {
      query: { ids: [5n], after: null }, headers: { 'X-Seen': 5n }, cookies: { session: 5n },
    });
    // @ts-expect-error A number is not a bigint.
    client.ledger.exchangeAccounts({ id: 5 }, []);
    export const handlers: Partial<Handlers['ledger']> = {
      exchangeAccounts: ({ path, query, headers, cookies, body }) => {
        const all: (bigint | undefined)[] = [path.id, query.from, headers['X-Seen'], cookies.session, ...body.map(({ id }) => id)];
        return all.length > 9
          ? { status: 409, body: { id: 5 } }
          : { status: 200, headers: { 'X-Total': String(all.length) }, body: [{ id: 5n }] };
      },
      sendForm: ({ body }) => ({ status: 200, body: body.ids?.[0] ?? body.id }),
    };
    if (isAccount(value)) { const id: bigint | number = value.id; BigInt(id); }
    `,
  );
  expect(compilerOutput(program)).toBe('');
});

test('the types of an output with strings are those of its values', async () => {
  const program = join(folder, 'string-program.ts');
  await writeFile(
    program,
    `import type { Client } from './string/client/index.ts';
    import type { Handlers } from './string/server/index.ts';
    import type { Account, ExchangeAccountsResponses, Id } from './string/types/index.ts';
    import { isAccount } from './string/validators/index.ts';
    type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    type Is<Condition extends true> = Condition;
    declare const client: Client;
    declare const value: unknown;
    declare const id: Id;
    export const text: string = id;
    export type Types = [
      Is<Equal<Account['either'], string | number | undefined>>,
      Is<Equal<Account['loose'], number | undefined>>,
      Is<Equal<ExchangeAccountsResponses[409]['content']['application/json']['id'], bigint | number>>,
      Is<Equal<ExchangeAccountsResponses[409]['content']['application/json']['text'], string | undefined>>,
    ];
    export const full: Account = { id: text, level: '2', byName: { a: '5' }, history: [text], word: 'none' };
    export const data: Promise<Account[]> = client.ledger.exchangeAccounts({ id: text }, [full], { query: { ids: ['5'], after: null } });
    // @ts-expect-error A number is not a string.
    client.ledger.exchangeAccounts({ id: 5 }, []);
    // @ts-expect-error The value is not listed.
    export const wrong: Account = { id: '5', level: '3' };
    export const handlers: Partial<Handlers['ledger']> = {
      exchangeAccounts: ({ path, query, body }) => {
        const all: (string | undefined)[] = [path.id, query.from, ...body.map((account) => account.id)];
        return { status: 200, body: [{ id: all[0] ?? '5' }] };
      },
    };
    if (isAccount(value)) { const found: bigint | number = value.id; BigInt(found); }
    `,
  );
  expect(compilerOutput(program)).toBe('');
});

test('the report lists integers that are not exact', async () => {
  const description = folderWith({
    'openapi.yaml': `openapi: 3.1.0
info: { title: Integers, version: 1.0.0 }
paths:
  /a:
    get:
      responses:
        '200': { description: A number., content: { application/json: { schema: { type: integer, format: int64 } } } }
        '409':
          description: A number.
          content: { application/json: { schema: { $ref: '#/components/schemas/Id' } } }
components:
  schemas:
    Id: { type: integer, format: int64 }
    Text: { type: string, format: int64 }
    Both: { anyOf: [{ type: string }, { type: integer, format: int64 }] }
    Either:
      anyOf:
        - { type: object, properties: { n: { type: integer, format: uint64 } } }
        - { type: object, properties: { n: { type: number } } }
`,
  });
  const options = { spec: join(description, 'openapi.yaml'), check: false, force: true, report: true } as const;
  const all = { ...options, schemas: 'all' } as const;
  const linesOf = async (int64: 'bigint' | 'number' | 'string'): Promise<(string | undefined)[]> => {
    const { report = '' } = await generate({ ...all, out: join(description, int64), int64 });
    const [, integers = ''] = report.split('Integers of 64 bits that are not converted');
    const failure = /openapi\.yaml:(\d+) .*integers of a failure/u.exec(report)?.[1];
    return [failure, ...Array.from(integers.matchAll(/openapi\.yaml:(\d+)/gu), ([, line]) => line)];
  };
  expect(await linesOf('bigint')).toEqual(['10', '14', '18']);
  expect(await linesOf('string')).toEqual(['10', '14', '15', '18']);
  expect(await linesOf('number')).toEqual([undefined]);
});
