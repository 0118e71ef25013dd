import { describe, expect, test } from 'vitest';
import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { exchangesToShow } from '../../contract/3-ask/case-result.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import type { RunOptions } from '../../contract/run.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Notes, version: '1' }
paths:
  /notes:
    get:
      operationId: findNotes
      parameters: [{ name: q, in: query, schema: { type: string } }]
      responses:
        '200': { description: The notes., content: { application/json: { schema: { type: array } } } }
    post:
      operationId: addNote
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [words], properties: { words: { type: string } } }
      responses:
        '201': { description: The note., content: { application/json: { schema: { type: object } } } }
        '422': { description: Invalid. }
`;

type Respond = (sent: { words?: unknown }, q: string, response: ServerResponse) => boolean;

/** Responds correctly, unless `respond` returns true because it has sent another response. */
const notesServer = (respond: Respond): Promise<string> =>
  serverWith((request, response) => {
    void answer(request, response, respond);
  });

async function answer(request: IncomingMessage, response: ServerResponse, respond: Respond): Promise<void> {
  const send = (status: number, body: string): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const sent = parse(await text(request));
  if (respond(sent ?? {}, searchParams.get('q') ?? '', response)) return;
  if (request.method !== 'POST') return send(200, '[]');
  if (typeof sent?.words === 'string' && !Array.isArray(sent)) return send(201, '{}');
  response.writeHead(422).end();
}

function parse(body: string): { words?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const fails = (response: ServerResponse): boolean => Boolean(response.writeHead(500).end());

const hostileRun = async (url: string, options: Partial<RunOptions> = {}) => {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const summary = await runAgainst(subject, url, noFixtures, { hostile: true, timeout: 1000, ...options });
  const results = summary.results.filter(({ kind }) => kind === 'hostile');
  const failed = results.filter(({ verdict }) => verdict.kind === 'failed');
  const shown = failed.map((result) => exchangesToShow(result).at(-1)?.request);
  return { summary, results, shown, failures: failuresOf({ results }) };
};

describe('hostile input', () => {
  test('is accepted by a server that rejects what the description forbids', async () => {
    const { results, failures, summary } = await hostileRun(await notesServer(() => false));
    expect(failures).toEqual([]);
    expect(results.map(({ id }) => id)).toEqual([
      'findNotes/hostile/query/q/texts',
      'findNotes/hostile/query/q/notations',
      'addNote/hostile/body/values',
      'addNote/hostile/body/texts',
      'addNote/hostile/body/notations',
      'addNote/hostile/body/words/values',
      'addNote/hostile/body/words/texts',
      'addNote/hostile/body/words/notations',
    ]);
    expect(summary.endedBy).toBeUndefined();
  });

  test('that causes a 500 is reported with the smallest such text', async () => {
    const isLong = (words: unknown): boolean => typeof words === 'string' && words.length > 300;
    const url = await notesServer(({ words }, _, response) => isLong(words) && fails(response));
    const { failures, shown } = await hostileRun(url);
    expect(failures).toEqual([
      expect.stringMatching(/^addNote\/hostile\/body\/words\/texts: The server failed with 500/u),
    ]);
    expect(JSON.parse(shown[0]?.body ?? '')).toEqual({ words: expect.stringMatching(/^.{301}$/u) });
  });

  test('that makes the server close the connection is reported with the request', async () => {
    const url = await notesServer((_, q, response) => q.includes('\0') && Boolean(response.destroy()));
    const { failures, shown } = await hostileRun(url);
    expect(failures[0]).toContain('findNotes/hostile/query/q/texts: The server closed the connection');
    expect(shown[0]?.target).toBe('/notes?q=%00');
  });

  test('that the server accepts although the description forbids it is reported', async () => {
    const url = await notesServer(
      ({ words }, _, response) =>
        words === null && Boolean(response.writeHead(201, { 'content-type': 'application/json' }).end('{}')),
    );
    const { failures } = await hostileRun(url);
    expect(failures).toEqual([
      'addNote/hostile/body/words/values: The server accepted a value that the description forbids. 201 {} for null in body words',
    ]);
  });

  test('that shows a stack trace is reported', async () => {
    const trace = 'TypeError: no\n    at add (/app/notes.js:3:7)';
    const url = await notesServer(
      ({ words }, _, response) => Array.isArray(words) && Boolean(response.writeHead(422).end(trace)),
    );
    expect((await hostileRun(url)).failures[0]).toContain('words/values: The response contains a stack trace');
  });
});

describe('a run that reaches a limit reports the results until then', () => {
  test('of requests', async () => {
    const { summary } = await hostileRun(await notesServer((_, q, response) => q !== '' && fails(response)), {
      maxRequests: 40,
    });
    expect(summary.requests).toBe(40);
    expect(failuresOf(summary).length).toBeGreaterThan(0);
    expect(summary.endedBy).toMatch(
      /^The run has sent 40 requests, the maximum of --max-requests\. \d+ cases were not run\.$/u,
    );
  });

  test('of time, also while a request waits for its response', async () => {
    const url = await notesServer(({ words }) => Array.isArray(words));
    const { summary } = await hostileRun(url, { timeLimit: 1, timeout: 60_000 });
    expect(summary.endedBy).toMatch(/^The run reached its --time-limit of 1 s\./u);
    expect(summary.results.length).toBeGreaterThan(0);
  });
});
