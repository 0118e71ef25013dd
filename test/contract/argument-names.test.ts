import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { fileWith } from './file-with.ts';
import { runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /boxes/{constructor}/{__proto__}:
    get:
      operationId: readBox
      parameters:
        - { name: constructor, in: path, required: true, schema: { type: string }, example: crate }
        - { name: __proto__, in: path, required: true, schema: { type: string }, example: lid }
        - { name: __proto__, in: query, required: true, schema: { type: string }, example: red }
        - { name: toString, in: query, schema: { type: string }, example: blue }
        - { name: valueOf, in: header, required: true, schema: { type: string }, example: green }
      responses: { '200': { description: A box. } }
`;

async function sentBy(fixtures: string): Promise<{ readonly url: string; readonly valueOf: string | undefined }[]> {
  const sent: { readonly url: string; readonly valueOf: string | undefined }[] = [];
  const target = await serverWith(({ method, url = '', headers }, response) => {
    if (method === 'GET') sent.push({ url, valueOf: headers['valueof'] as string | undefined });
    response.end();
  });
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  await runAgainst(subject, target, readFixtures(fileWith(fixtures), subject), { workers: 1 });
  return sent;
}

test('a parameter that is named like a prototype property is sent with the value of the description', async () => {
  const sent = await sentBy('stateless: true');
  expect(sent).toContainEqual({ url: '/boxes/crate/lid?__proto__=red', valueOf: 'green' });
  expect(sent).toContainEqual({ url: '/boxes/crate/lid?__proto__=red&toString=blue', valueOf: 'green' });
});

test('a parameter that is named like a prototype property is sent with the value of the fixtures', async () => {
  const sent = await sentBy(`
parameters: { constructor: barrel }
operations: { readBox: { path: { __proto__: hoop }, query: { __proto__: brown }, header: { valueOf: grey } } }`);
  expect(sent).toContainEqual({ url: '/boxes/barrel/hoop?__proto__=brown', valueOf: 'grey' });
});
