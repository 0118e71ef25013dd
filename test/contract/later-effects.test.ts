import { expect, test } from 'vitest';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { JsonObject, JsonValue } from '../../description/json/json.ts';
import { isJsonObject } from '../../description/json/json.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { parseJsonBody } from '../../contract/1-describe/runtime-expression.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const note = { type: 'string', maxLength: 100 };
const content = (schema: JsonObject, example?: JsonObject) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
const stored = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, note } };
const sent = { type: 'object', additionalProperties: false, properties: { note } };
const problems = Object.fromEntries(['400', '404', '415'].map((status) => [status, { description: 'A problem.' }]));

/** Returns the description of an API whose updates and deletions have the given statuses. */
const descriptionOf = (update: string, remove: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    paths: {
      '/notes': {
        get: {
          operationId: 'list',
          responses: { '200': { description: 'All.', content: content({ type: 'array', items: stored }) } },
        },
        post: {
          operationId: 'add',
          requestBody: { required: true, content: content(sent, { note: 'one' }) },
          responses: { '201': { description: 'Added.', content: content(stored) }, ...problems },
        },
      },
      '/notes/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        get: {
          operationId: 'read',
          responses: { '200': { description: 'It.', content: content(stored) }, ...problems },
        },
        patch: {
          operationId: 'update',
          requestBody: { required: true, content: content(sent, { note: 'two' }) },
          responses: { [update]: { description: 'Changed now or later.' }, ...problems },
        },
        delete: {
          operationId: 'remove',
          responses: { [remove]: { description: 'Deleted now or later.' }, ...problems },
        },
      },
    },
  });

/** Runs the contract tests against a server that changes and deletes notes 300 ms after the response. */
async function runWith(update: 202 | 204, remove: 202 | 204, isLost = false) {
  const { subject } = await loadSubject(fileWith(descriptionOf(String(update), String(remove))));
  if (subject === undefined) throw new Error('The description has errors.');
  const schema = subject.operation('add')?.body?.contents[0]?.schema;
  if (schema === undefined) throw new Error('The operation has no body.');
  const check = subject.check(schema);
  const notes = new Map<string, JsonObject>([['1', { id: 1, note: 'one' }]]);
  const url = await serverWith((request, response) => {
    const later = async (change: () => void): Promise<void> => {
      await setTimeout(300);
      if (!isLost) change();
    };
    const respond = async (): Promise<void> => {
      const body = parseJsonBody(await text(request));
      const send = (status: number, value?: JsonValue): void => {
        response.writeHead(status, value === undefined ? {} : { 'content-type': 'application/json' });
        response.end(value === undefined || request.method === 'HEAD' ? undefined : JSON.stringify(value));
      };
      const [, path, id = ''] = (request.url ?? '').split('/');
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const methods = id === '' ? ['GET', 'POST'] : ['GET', 'PATCH', 'DELETE'];
      if (path !== 'notes') return send(404);
      response.setHeader('allow', methods.join(', '));
      if (!methods.includes(method ?? '')) return send(405);
      if (id !== '' && !/^-?\d+$/u.test(id)) return send(400);
      const hasBody = method === 'POST' || method === 'PATCH';
      if (hasBody && !/^application\/json\b/u.test(request.headers['content-type'] ?? '')) return send(415);
      if (hasBody && (!isJsonObject(body) || check(body).length > 0)) return send(400);
      const given = isJsonObject(body) ? body : {};
      if (method === 'POST') {
        const added = { id: notes.size + 1, ...given };
        notes.set(String(added.id), added);
        return send(201, added);
      }
      if (id === '')
        return send(
          200,
          [...notes.values()].filter(({ isDeleted }) => isDeleted !== true),
        );
      const found = notes.get(id);
      if (found === undefined || found['isDeleted'] === true) return send(404);
      if (method === 'GET') return send(200, found);
      if (method === 'PATCH') {
        void later(() => void Object.assign(found, given));
        return send(update);
      }
      void later(() => void Object.assign(found, { isDeleted: true }));
      return send(remove);
    };
    void respond();
  });
  return runAgainst(subject, url, noFixtures, { settle: isLost ? 100 : undefined });
}

test('a server may apply an update and a deletion after the response 202', async () => {
  const { results, ...summary } = await runWith(202, 202);
  expect(failuresOf({ results })).toEqual([]);
  expect(summary.operations.filter(({ state }) => state !== 'conforms')).toEqual([]);
  const passed = results.flatMap(({ id, verdict }) => (verdict.kind === 'passed' ? [id] : []));
  expect(passed).toEqual(expect.arrayContaining(['update/chain/add/update', 'remove/chain/add/delete']));
});

test('a server that never applies an update and a deletion after the response 202 deviates', async () => {
  const failures = failuresOf(await runWith(202, 202, true));
  for (const id of ['update/chain/add/update', 'remove/chain/add/delete'])
    expect(failures).toEqual(expect.arrayContaining([expect.stringContaining(id)]));
});

test('a server must apply an update and a deletion before the response 204', async () => {
  const failures = failuresOf(await runWith(204, 204));
  for (const id of ['update/chain/add/update', 'remove/chain/add/delete'])
    expect(failures).toEqual(expect.arrayContaining([expect.stringContaining(id)]));
});
