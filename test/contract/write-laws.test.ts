import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Shelves, version: '1' }
paths:
  /shelves:
    get:
      operationId: listShelves
      parameters: [{ name: isOpen, in: query, description: Only shelves that are open or not., schema: { type: boolean } }]
      responses: { '200': { description: The shelves., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Shelf' } } } } } }
    post:
      operationId: addShelf
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewShelf' }, example: { title: North, boards: [{ width: 40 }, { width: 60 }] } } } }
      responses:
        '201': { description: The shelf., content: { application/json: { schema: { $ref: '#/components/schemas/Shelf' } } } }
        '400': { description: Invalid. }
    delete:
      operationId: removeShelfByTitle
      parameters: [{ name: title, in: query, required: true, schema: { type: string } }]
      responses: { '204': { description: Removed. }, '404': { description: Unknown. } }
  /shelves/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: readShelf
      responses: { '200': { $ref: '#/components/responses/Shelf' }, '404': { description: Unknown. } }
    patch:
      operationId: changeShelf
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/ShelfChange' } } } }
      responses: { '200': { $ref: '#/components/responses/Shelf' }, '400': { description: Invalid. }, '404': { description: Unknown. } }
    delete:
      operationId: removeShelf
      responses: { '204': { description: Removed. }, '404': { description: Unknown. } }
components:
  responses:
    Shelf: { description: The shelf., content: { application/json: { schema: { $ref: '#/components/schemas/Shelf' } } } }
  schemas:
    Board: { type: object, required: [width], properties: { width: { type: integer, minimum: 1 } } }
    NewShelf:
      type: object
      required: [title, boards]
      properties:
        title: { type: string, minLength: 1 }
        boards: { type: array, items: { $ref: '#/components/schemas/Board' } }
        priority: { type: integer, minimum: 0 }
    ShelfChange:
      type: object
      minProperties: 1
      properties:
        note: { type: string, examples: [Oak.] }
        isOpen: { type: boolean }
        topics: { type: array, items: { type: string, enum: [art, law, sea] } }
        shelf_dust_cover: { type: boolean }
    Shelf:
      type: object
      required: [id, title, boards, isOpen, note, topics, has_cover]
      properties:
        id: { type: integer }
        title: { type: string }
        boards: { type: array, items: { $ref: '#/components/schemas/Board' } }
        priority: { type: integer }
        isOpen: { type: boolean }
        note: { type: string }
        topics: { type: array, items: { type: string } }
        has_cover: { type: boolean }
`;

type Json = Record<string, unknown>;

/** The faults of a server that its writes or the next requests show. */
const faults = {
  'boards are cut': 'addShelf/write/created/boards',
  'zero is lost': 'addShelf/write/created/priority',
  'an empty note is ignored': 'changeShelf/write/stored/note',
  'open cannot be switched off': 'changeShelf/write/stored/isOpen',
  'an empty list is ignored': 'changeShelf/write/stored/topics',
  'the cover is not stored': 'changeShelf/write/stored/shelf_dust_cover',
  'the filter is stale': 'changeShelf/write/stored/isOpen',
  'removal by title does nothing': 'removeShelfByTitle/write/deleted',
  'a removed shelf can be changed': 'removeShelf/chain/addShelf/delete',
  'nothing can be changed': 'changeShelf/body/minProperties/none',
} as const;

type Fault = keyof typeof faults;

function createShelves(fault: Fault | undefined) {
  const shelves = new Map<number, Json>();
  const has = (name: Fault): boolean => fault === name;
  const open = new Map<unknown, unknown>();
  let next = 1;

  const add = (body: Json) => {
    const { title, boards, priority } = body;
    if (typeof title !== 'string' || title === '' || !isBoards(boards)) return { status: 400 };
    if (priority !== undefined && !(Number.isInteger(priority) && Number(priority) >= 0)) return { status: 400 };
    const kept = has('boards are cut') ? boards.slice(0, 1) : boards;
    const stored = has('zero is lost') && priority === 0 ? 7 : priority;
    const shelf = {
      id: next,
      title,
      boards: kept,
      priority: stored,
      isOpen: true,
      note: '',
      topics: [],
      has_cover: false,
    };
    shelves.set(next, shelf);
    next += 1;
    return { status: 201, body: shelf };
  };

  const change = (shelf: Json, body: Json) => {
    const { note, isOpen, topics, shelf_dust_cover: cover } = body;
    const isEmpty = Object.keys(body).length === 0;
    if (isEmpty && !has('nothing can be changed')) return { status: 400 };
    if (note !== undefined && typeof note !== 'string') return { status: 400 };
    if ([isOpen, cover].some((flag) => flag !== undefined && typeof flag !== 'boolean')) return { status: 400 };
    const isKnown = (topic: unknown): boolean =>
      ['art', 'law', 'sea'].includes(String(topic)) && typeof topic === 'string';
    if (topics !== undefined && !(Array.isArray(topics) && topics.every(isKnown))) return { status: 400 };
    if (note !== undefined && !(has('an empty note is ignored') && note === '')) shelf['note'] = note;
    if (isOpen !== undefined && !(has('open cannot be switched off') && isOpen === false)) shelf['isOpen'] = isOpen;
    const isIgnored = has('an empty list is ignored') && Array.isArray(topics) && topics.length === 0;
    if (topics !== undefined && !isIgnored) shelf['topics'] = topics;
    if (cover !== undefined && !has('the cover is not stored')) shelf['has_cover'] = cover;
    return { status: 200, body: shelf };
  };

  const list = (wanted: string | null) => {
    if (wanted !== null && wanted !== 'true' && wanted !== 'false') return { status: 400 };
    const isSelected = (shelf: Json): boolean => {
      if (!open.has(shelf['id'])) open.set(shelf['id'], shelf['isOpen']);
      const flag = has('the filter is stale') ? open.get(shelf['id']) : shelf['isOpen'];
      return wanted === null || String(flag) === wanted;
    };
    return { status: 200, body: [...shelves.values()].filter(isSelected) };
  };

  return (method: string, target: string, body: Json) => {
    const url = new URL(target, 'http://localhost');
    const id = /^\/shelves\/(\d+)$/u.exec(url.pathname)?.[1];
    if (id === undefined && method === 'GET') return list(url.searchParams.get('isOpen'));
    if (id === undefined && method === 'POST') return add(body);
    if (id === undefined) {
      const title = url.searchParams.get('title');
      const found = [...shelves].find(([, shelf]) => shelf['title'] === title);
      if (found === undefined) return { status: title === null ? 400 : 404 };
      if (!has('removal by title does nothing')) shelves.delete(found[0]);
      return { status: 204 };
    }
    const shelf = shelves.get(Number(id));
    if (shelf === undefined && method === 'PATCH' && has('a removed shelf can be changed'))
      return { status: 200, body: { ...add({ title: 'x', boards: [] }).body, id: Number(id) } };
    if (shelf === undefined) return { status: 404 };
    if (method === 'PATCH') return change(shelf, body);
    if (method === 'DELETE') shelves.delete(Number(id));
    return method === 'DELETE' ? { status: 204 } : { status: 200, body: shelf };
  };
}

const isBoards = (value: unknown): value is readonly Json[] =>
  Array.isArray(value) &&
  value.every((board: Json | null) => Number.isInteger(board?.['width']) && Number(board?.['width']) >= 1);

async function contractRun(fault?: Fault) {
  const { subject, diagnostics } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  const respond = createShelves(fault);
  const url = await serverWith((request, response) => {
    const serve = async (): Promise<void> => {
      const sent = await text(request);
      let body: unknown;
      try {
        body = sent === '' ? {} : JSON.parse(sent);
      } catch {
        return void response.writeHead(400).end();
      }
      const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
      const { method = '', url: target = '', headers } = request;
      const isJson = sent === '' || headers['content-type'] === 'application/json';
      const answer =
        isObject && isJson ? respond(method === 'HEAD' ? 'GET' : method, target, body as Json) : { status: 400 };
      const { status, body: value } = answer as { status: number; body?: unknown };
      if (value === undefined) return void response.writeHead(status).end();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(method === 'HEAD' ? '' : JSON.stringify(value));
    };
    void serve();
  });
  const operations = fault === undefined ? [] : [faults[fault].split('/')[0] ?? ''];
  return runAgainst(subject, url, noFixtures, { operations });
}

test.each(Object.entries(faults))('a server with the fault "%s" is found by %s', async (fault, testCase) => {
  const { results } = await contractRun(fault as Fault);
  const found = results.filter(({ verdict, hints }) => verdict.kind === 'failed' || hints.length > 0);
  expect(found.map(({ id }) => id)).toContain(testCase);
});

test('the server without a fault has neither failures nor hints about writes', async () => {
  const summary = await contractRun();
  expect(failuresOf(summary).filter((line) => /\/(?:chain|write)\//u.test(line))).toEqual([]);
  expect(summary.results.flatMap(({ hints }) => hints)).toEqual([]);
});
