import { describe, expect, test } from 'vitest';
import { listProjectBadgesResponses } from '../../generated/validators/responses/project-badges.ts';
import { getRepositoryFileMetadataResponses } from '../../generated/validators/responses/repository-files.ts';
import { judgeResponse } from '../../generated/validators/runtime/responses.ts';
import type { ResponseMessage } from '../../generated/validators/runtime/responses.ts';
import { responsesOf } from './decoders-of.ts';

const badge = {
  id: 3,
  name: 'Coverage',
  link_url: 'https://example.com',
  image_url: 'https://example.com/a.png',
  rendered_link_url: 'https://example.com',
  rendered_image_url: 'https://example.com/a.png',
  kind: 'project',
};
const good: ResponseMessage = {
  status: 200,
  headers: new Headers({ 'X-Page': '1', 'X-Per-Page': '20', 'X-Total': '1' }),
  contentType: 'application/json; charset=utf-8',
  body: [badge],
};
const faults = (message: Partial<ResponseMessage>): unknown =>
  judgeResponse(listProjectBadgesResponses, { ...good, ...message }).map(({ path, keyword, message: text }) => [
    path,
    keyword,
    text,
  ]);

test('returns no issues for a response that matches the description', () => expect(faults({})).toEqual([]));

test.each([
  ['an undescribed status', { status: 418 }, '/status', 'status', 'must be one of 200, 301, 401, 404, 414, 422'],
  [
    'a header of another type',
    { headers: new Headers({ 'x-page': 'one' }) },
    '/headers/x-page',
    'type',
    'must be an integer',
  ],
  ['another media type', { contentType: 'text/html' }, '/headers/content-type', 'content', 'must be application/json'],
  ['a body of another shape', { body: [{ ...badge, id: '3' }] }, '/body/0/id', 'type', 'must be an integer'],
  ['no body', { body: undefined }, '/body', 'type', 'must be an array'],
])('%s is an issue', (_, message, path, keyword, text) => expect(faults(message)).toEqual([[path, keyword, text]]));

test('a missing required header is an issue', () =>
  expect(faults({ status: 301, headers: new Headers(), body: {} })).toEqual([
    ['/headers', 'required', 'must have the header "Location"'],
  ]));

test('does not check headers if they are not given', () =>
  expect(faults({ status: 301, headers: undefined, body: {} })).toEqual([]));

test('rejects a body if the response is described without a body', () => {
  const answer = { status: 200, body: 'x' };
  expect(judgeResponse(getRepositoryFileMetadataResponses, answer)).toMatchObject([
    { path: '/body', keyword: 'content' },
  ]);
});

describe('an issue has the pointer', () => {
  test('to the responses for an undescribed status', () =>
    expect(judgeResponse(listProjectBadgesResponses, { status: 500 })).toMatchObject([
      { schema: '#/paths/~1projects~1{id}~1badges/get/responses' },
    ]));
  test('to the type of a header', () =>
    expect(
      judgeResponse(listProjectBadgesResponses, { ...good, headers: new Headers({ 'x-total': '-' }) }),
    ).toMatchObject([{ schema: '#/components/headers/XTotal/schema/type' }]));
});

describe('RFC 9110, section 6.4.1: a response that never has a body must not have one, even if a body is described', () => {
  const schema = { type: 'object' };
  const content = { 'application/json': { schema } };
  const get = {
    200: { $ref: '#/components/responses/Thing' },
    204: { description: 'Nothing.', content },
    '3XX': { description: 'Elsewhere.', content },
  };
  const paths = {
    '/thing': { get: { operationId: 'getThing', responses: get }, head: { operationId: 'headThing', responses: get } },
  };
  const components = { responses: { Thing: { description: 'A thing.', content } } };
  const documented = responsesOf({ paths, components });
  const faultyPaths = async (operation: string, status: number, body: unknown): Promise<string[]> =>
    judgeResponse((await documented)[operation]!, { status, body }).map(({ path }) => path);

  test.each([
    ['getThing', 200, {}, []],
    ['getThing', 200, undefined, ['/body']],
    ['getThing', 204, undefined, []],
    ['getThing', 204, {}, ['/body']],
    ['getThing', 301, {}, []],
    ['getThing', 304, undefined, []],
    ['getThing', 304, {}, ['/body']],
    ['headThing', 200, undefined, []],
    ['headThing', 200, {}, ['/body']],
    ['headThing', 301, undefined, []],
  ])('%s, %d, %j', async (operation, status, body, issues) => {
    expect(await faultyPaths(operation, status, body)).toEqual(issues);
  });
});

test('a response component may contain a schema that contains itself', async () => {
  const tree = {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  };
  const inline = {
    type: 'object',
    properties: { trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  };
  const { getTrees } = await responsesOf({
    paths: {
      '/trees': { get: { operationId: 'getTrees', responses: { 200: { $ref: '#/components/responses/Trees' } } } },
    },
    components: {
      schemas: { Tree: tree },
      responses: { Trees: { description: 'Trees.', content: { 'application/json': { schema: inline } } } },
    },
  });
  const check = getTrees?.statuses['200']?.content?.['application/json'];
  expect(check?.is({ trees: [{ children: [{}] }] })).toBe(true);
  expect(check?.is({ trees: [{ children: [{ children: 1 }] }] })).toBe(false);
});
