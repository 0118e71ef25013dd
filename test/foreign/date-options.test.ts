import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { compilerOutput } from './compiler-output.ts';
import { serveOutput } from './serve-output.ts';

const root = join(import.meta.dirname, '..', '..');
let folder = '';

// The folder is inside the repository, so that the output can import packages.
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'dates-'));
  const spec = join(import.meta.dirname, 'date-options.yaml');
  const { diagnostics, upToDate } = await generate({
    spec,
    out: join(folder, 'api'),
    dateTimes: 'Date',
    adapters: ['node'],
    check: false,
    force: false,
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  expect(upToDate).toBe(true);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the generated server on loopback, and returns a generated client of it. The handlers are those of the area `visits`. */
async function clientOf(handlers: object, options: { throwing?: boolean; middleware?: unknown[] } = {}) {
  const { createClient } = await import(join(folder, 'api/client/index.ts'));
  const problems: object[] = [];
  const log = { warn: (details: object) => problems.push(details), error: (details: object) => problems.push(details) };
  const baseUrl = await serveOutput(join(folder, 'api'), { visits: handlers }, { log, checkResponses: 'log' });
  return { client: createClient({ baseUrl, middleware: options.middleware }), baseUrl, problems };
}

const date = (text: string): Date => new Date(text);
const noon = '2026-03-09T12:00:00.000Z';

const visit = {
  created: date(noon),
  ended: null,
  history: { __proto__: null, 'a b': date('2026-01-01T00:00:00Z'), constructor: date(noon) },
  next: { created: date('0001-01-01T00:00:00.5Z'), others: [{ created: date(noon), ended: date(noon) }] },
  span: ['2026-03-09T12:00:00Z', date(noon), date('9999-12-31T23:59:59.999Z')],
  when: date(noon),
  words: date(noon),
  target: { born: date(noon), name: noon, at: noon },
  note: noon,
  day: '2026-03-09',
  padded: '2026-03-09T12:00:00Z',
};

test('client and server exchange dates in the path, the query, headers and bodies', async () => {
  const inputs: Record<string, unknown>[] = [];
  const { client, problems } = await clientOf({
    exchange: (input: { body: unknown }) => {
      inputs.push(input);
      return { status: 200, headers: { 'X-Until': noon }, body: input.body };
    },
  });
  const query = { since: date('2026-01-02T03:04:05.006Z'), at: [date(noon), date('1969-12-31T23:59:59.999Z')] };
  const headers = { 'X-Seen': date(noon), 'X-Text': 'plain', 'x-other': 5 };
  const visits = [visit, { created: date(noon), when: 'never', words: 'none' }, { created: date(noon), when: 5 }];
  const data = await client.visits.exchange({ day: date(noon) }, visits, { query, headers });
  expect(inputs).toEqual([
    {
      path: { day: date(noon) },
      query: { ...query, until: date('2026-01-01T00:00:00Z') },
      headers: { 'X-Seen': date(noon), 'X-Text': 'plain' },
      body: visits,
    },
  ]);
  expect(data).toEqual(visits);
  expect(problems).toEqual([]);
});

test('a form contains dates as text', async () => {
  const { client } = await clientOf({
    sendForm: ({ body }: { body: { start: Date; ends: Date[] } }) => {
      expect(body).toEqual({ start: date(noon), ends: [date(noon), date('2026-01-01T00:00:00Z')] });
      return { status: 200, body: body.start };
    },
  });
  const body = { start: date(noon), ends: [date(noon), date('2026-01-01T00:00:00Z')] };
  expect(await client.visits.sendForm(body)).toEqual(date(noon));
});

test('all pages of a list have dates', async () => {
  const { client } = await clientOf({
    listPages: ({ query: { page } }: { query: { page: number } }) => ({
      status: 200,
      ...(page < 3 ? { headers: { 'X-Next': String(page + 1) } } : {}),
      body: [{ created: new Date(page) }],
    }),
  });
  const created: unknown[] = [];
  for await (const item of client.visits.listPages()) created.push(item.created);
  expect(created).toEqual([new Date(1), new Date(2), new Date(3)]);
});

test('the body of a failure keeps its texts', async () => {
  const { client } = await clientOf({
    exchange: () => ({ status: 409, body: { created: noon } }),
  });
  const call = client.visits.exchange({ day: date(noon) }, [], { headers: { 'X-Seen': date(noon) } });
  await expect(call).rejects.toMatchObject({ status: 409, body: { created: noon } });
});

test('middleware that checks responses gets the data before its conversion', async () => {
  const { checkResponses } = await import(join(folder, 'api/client/index.ts'));
  const { judgeResponse } = await import(join(folder, 'api/validators/runtime/responses.ts'));
  const { responses } = await import(join(folder, 'api/validators/responses.ts'));
  const { client } = await clientOf(
    { exchange: () => ({ status: 200, body: [visit] }) },
    { middleware: [checkResponses(responses, judgeResponse)] },
  );
  const input = [{ day: date(noon) }, [], { headers: { 'X-Seen': date(noon) } }];
  expect(await client.visits.exchange(...input)).toEqual([visit]);
});

test('the server refuses texts that are not dates, and the client refuses invalid dates', async () => {
  const { client, baseUrl } = await clientOf({ exchange: () => ({ status: 200, body: [] }) });
  const statusOf = async (path: string, seen: string, body: unknown): Promise<number> => {
    const headers = { 'x-seen': seen, 'content-type': 'application/json' };
    return (await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  const [good, bad] = ['2026-06-30T23:59:60Z', 'Mon, 09 Mar 2026 12:00:00 GMT'];
  expect(await statusOf(`/visits/${good}`, good, [{ created: good }])).toBe(200);
  expect(await statusOf(`/visits/${bad}`, good, [])).toBe(400);
  expect(await statusOf(`/visits/${good}?since=2026`, good, [])).toBe(400);
  expect(await statusOf(`/visits/${good}`, '5', [])).toBe(400);
  expect(await statusOf(`/visits/${good}`, good, [{ created: '2026-02-30T00:00:00Z' }])).toBe(400);
  expect(await statusOf(`/visits/${good}`, good, [{ created: 5 }])).toBe(400);

  const [day, wrong] = [date(noon), date('x')];
  const options = { headers: { 'X-Seen': day } };
  const call = client.visits.exchange;
  for (const input of [
    [{ day: wrong }, [], options],
    [{ day }, [], { ...options, query: { since: wrong } }],
    [{ day }, [], { ...options, query: { at: [day, wrong] } }],
    [{ day }, [{ created: wrong }], options],
  ]) {
    await expect(call(...input)).rejects.toThrow(TypeError);
  }
  // The client converts the header before it returns a promise, so the call itself throws the error.
  expect(() => call({ day }, [], { headers: { 'X-Seen': wrong } })).toThrow(TypeError);
});

test('the server responds with 500 to a result with an invalid date, and logs the reason', async () => {
  for (const created of [date('x'), date('+010000-01-01T00:00:00Z'), date('-000001-01-01T00:00:00Z')]) {
    const { client, problems } = await clientOf({ exchange: () => ({ status: 200, body: [{ created }] }) });
    const call = client.visits.exchange({ day: date(noon) }, [], { headers: { 'X-Seen': date(noon) } });
    await expect(call).rejects.toMatchObject({ status: 500 });
    expect(problems).toHaveLength(1);
  }
});

/**
 * Returns the data that the client gets from a response with the given body. The body may be invalid, because no generated server sends it.
 */
async function dataOf(body: string): Promise<unknown> {
  const { createClient } = await import(join(folder, 'api/client/index.ts'));
  const fetch = async (): Promise<Response> => new Response(body, { headers: { 'content-type': 'application/json' } });
  const client = createClient({ baseUrl: 'http://127.0.0.1', fetch });
  return client.visits.exchange({ day: date(noon) }, [], { headers: { 'X-Seen': date(noon) } });
}

test.each([
  ['2026-03-09t12:00:00z', noon],
  ['2026-03-09T12:00:00.123456789+00:30', '2026-03-09T11:30:00.123Z'],
  ['2026-03-09T12:00:00.5-23:59', '2026-03-10T11:59:00.500Z'],
  ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00.000Z'],
  // A leap second: RFC 3339, section 5.7.
  ['2016-12-31T23:59:60.5Z', '2017-01-01T00:00:00.500Z'],
])('the client converts the text %s of a response', async (text, expected) => {
  expect(await dataOf(JSON.stringify([{ created: text }]))).toEqual([{ created: date(expected) }]);
});

test.each([
  '[{"created":"2026-02-30T00:00:00Z"}]',
  '[{"created":"2026-03-09 12:00:00Z"}]',
  '[{"created":"foo 1"}]',
  '[{"created":5,"history":[5],"others":{},"span":"2026-03-09T12:00:00Z","target":null}]',
  '["2026-03-09T12:00:00Z",null,5]',
])('the client leaves values of a response unchanged that are not as described: %s', async (body) => {
  expect(await dataOf(body)).toEqual(JSON.parse(body));
});

test('a property with the name __proto__ of a response does not change a prototype', async () => {
  const data = await dataOf(`[{"created":"${noon}","history":{"__proto__":"${noon}","b":"${noon}"}}]`);
  const [{ history } = { history: {} }] = Array.isArray(data) ? data : [];
  expect(Object.entries(history)).toEqual([
    ['__proto__', date(noon)],
    ['b', date(noon)],
  ]);
  expect(Object.getPrototypeOf(history)).toBe(Object.prototype);
});

test('a large list is converted, and data that is nested too deeply is an ApiError', async () => {
  const items = Array.from({ length: 100_000 }, () => ({ created: noon }));
  expect(await dataOf(JSON.stringify(items))).toHaveLength(100_000);
  const depth = 200_000;
  const nested = `[${'{"next":'.repeat(depth)}{}${'}'.repeat(depth)}]`;
  await expect(dataOf(nested)).rejects.toMatchObject({ name: 'ApiError', message: expect.stringContaining('deeply') });
});

test('types have dates where values are converted, and validators have the types of messages', async () => {
  const program = join(folder, 'program.ts');
  await writeFile(
    program,
    `import type { Client } from './api/client/index.ts';
    import type { Handlers } from './api/server/index.ts';
    import type { ExchangeVisitsResponses, Person, Place, Visit } from './api/types/index.ts';
    import type { paths } from './api/types/openapi.ts';
    import { isVisit, visitSchema } from './api/validators/index.ts';
    type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    type Is<Condition extends true> = Condition;
    declare const visit: Visit;
    declare const client: Client;
    declare const value: unknown;
    const date = new Date();
    export const full: Visit = {
      created: date, ended: null, history: { a: date }, next: { created: date }, others: [visit], span: ['a', date, date],
      when: 'never', words: 'any', note: 'a', day: '2026-03-09', padded: 'a',
    };
    export type Conflicts = [Is<Equal<Person['at'], string | undefined>>, Is<Equal<Place['at'], string | undefined>>];
    export type When = Is<Equal<Visit['when'], Date | 'never' | number | undefined>>;
    export type Failure = Is<Equal<ExchangeVisitsResponses[409]['content']['application/json']['created'], string>>;
    export type Success = Is<Equal<ExchangeVisitsResponses[200]['content']['application/json'][number]['created'], Date>>;
    export type Header = Is<Equal<ExchangeVisitsResponses[200]['headers']['X-Until'], string | undefined>>;
    export type ByPath = Is<Equal<paths['/visits/{day}']['post']['parameters']['path']['day'], string>>;
    export const data: Promise<Visit[]> = client.visits.exchange({ day: date }, [visit], {
      query: { at: [date], since: null },
      headers: { 'X-Seen': date, 'x-other': 5 },
    });
    // @ts-expect-error A text is not a date.
    client.visits.exchange({ day: 'a' }, [], { headers: { 'X-Seen': date } });
    // @ts-expect-error The header is required.
    client.visits.exchange({ day: date }, [], { headers: {} });
    export const handlers: Handlers['visits'] = {
      exchange: ({ path, query, headers, body }) => {
        const dates: Date[] = [path.day, query.until, headers['X-Seen'], ...(query.at ?? []), ...body.map(({ created }) => created)];
        return dates.length > 9
          ? { status: 409, body: { created: 'text' } }
          : { status: 200, headers: { 'X-Until': 'text' }, body: [{ created: date }] };
      },
      sendForm: ({ body }) => ({ status: 200, body: body.ends?.[0] ?? body.start }),
      listPages: () => ({ status: 200, body: [] }),
    };
    if (isVisit(value)) { value.created.toUpperCase(); value.others?.[0]?.next?.span?.[1]?.toUpperCase(); }
    const checked = visitSchema['~standard'].validate(value);
    if (!(checked instanceof Promise) && checked.issues === undefined) checked.value.created.toUpperCase();
    `,
  );
  expect(compilerOutput(program)).toBe('');
});

test('generated modules have only the conversions that their schemas need', async () => {
  const text = await readFile(join(folder, 'api/types/conversions/visits.ts'), 'utf8');
  expect(text).toContain("convertMember(value, 'created', convertMoment);");
  expect(text).not.toContain("'note'");
  expect(text).not.toContain("'at'");
});
