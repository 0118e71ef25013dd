import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import type { ChangeId } from '../../diff/catalogue.ts';
import { migrationNote } from '../../diff/release/migration-note.ts';

const change = { level: 'breaking', subject: 'api', message: 'A.', operation: null, pointer: '#' } as const;
const noteOf = (id: ChangeId): string | undefined =>
  migrationNote({ ...change, id, base: null, revision: null }, undefined);

test.each<ChangeId>([
  'response-property-enum-removed',
  'response-body-pattern-removed',
  'response-body-pattern-property-removed',
  'response-header-format-removed',
])('%s is about new values', (id) => expect(noteOf(id)).toBe('Expect the new values in responses.'));

test.each<ChangeId>([
  'response-property-removed',
  'response-header-property-removed',
  'response-header-removed',
  'response-status-removed',
  'response-media-type-removed',
  'response-property-became-optional',
  'response-property-became-write-only',
])('%s is about a missing part', (id) => expect(noteOf(id)).toBe('Do not rely on this part in responses.'));

const schemaIn = (schema: object) => ({ content: { 'application/json': { schema } } });
const receiverOf = (request: object, response: object) => ({
  post: { requestBody: schemaIn(request), responses: { '200': { description: 'Done.', ...schemaIn(response) } } },
});
const webhook = (request: object, response: object) => ({ webhooks: { moved: receiverOf(request, response) } });
const callback = (request: object, response: object) => ({
  paths: {
    '/a': {
      post: {
        callbacks: { moved: { '{$request.body#/url}': receiverOf(request, response) } },
        responses: { '204': { description: 'Done.' } },
      },
    },
  },
});

const slashed = (request: object, response: object) => ({ webhooks: { '/moved': receiverOf(request, response) } });
const referenced = (request: object, response: object) => ({
  components: { callbacks: { Moved: { '{$request.body#/url}': receiverOf(request, response) } } },
  paths: {
    '/a': {
      post: {
        callbacks: { moved: { $ref: '#/components/callbacks/Moved' } },
        responses: { '204': { description: 'Done.' } },
      },
    },
  },
});

test.each([
  ['webhook', webhook],
  ['webhook with a name that begins with a slash', slashed],
  ['callback', callback],
  ['callback behind a reference', referenced],
])('the notes for a %s are for the program that receives its requests', async (_name, described) => {
  const noteFor = async (old: object, revised: object): Promise<readonly unknown[]> => {
    const [base, revision] = [old, revised].map((parts) =>
      JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, ...parts }),
    );
    const changes = await compareTexts(base ?? '', revision ?? '');
    return changes.filter(({ level }) => level === 'breaking').map((each) => migrationNote(each, undefined));
  };
  const [one, two] = [{ enum: ['a'] }, { enum: ['a', 'b'] }];
  const withName = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  expect(await noteFor(described(one, {}), described(two, {}))).toEqual(['Expect the new values in these requests.']);
  expect(await noteFor(described(withName, {}), described({ ...withName, required: [] }, {}))).toEqual([
    'Do not rely on this part in these requests.',
  ]);
  expect(await noteFor(described({}, two), described({}, one))).toEqual(['Do not send the removed part any more.']);
});
