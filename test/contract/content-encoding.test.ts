import { gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
paths:
  /boxes:
    get:
      operationId: listBoxes
      parameters: [{ name: limit, in: query, schema: { type: integer, minimum: 1, default: 5 }, example: 5 }]
      responses:
        '200': { description: The boxes., content: { application/json: { schema: { type: array } } } }
        '400': { description: Invalid. }
`;

/** Returns the findings of a run against a server whose successful responses have the given body. */
async function findingsOf(encoding: string, body: Buffer | string): Promise<string[]> {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const url = await serverWith((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const isValid = /^[1-9]\d*$/u.test(searchParams.get('limit') ?? '5');
    if (pathname !== '/boxes' || request.method !== 'GET') return response.writeHead(404).end();
    if (!isValid) return response.writeHead(400).end();
    return response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding }).end(body);
  });
  const failures = failuresOf(await runAgainst(subject, url, noFixtures));
  return [...new Set(failures.map((text) => text.slice(text.indexOf(': ') + 2)))];
}

test.each([
  ['gzip', gzipSync('[]')],
  ['zstd', zstdCompressSync('[]')],
])('a body in the content encoding %s is decoded', async (encoding, body) => {
  expect(await findingsOf(encoding, body)).toEqual([]);
});

test.each([
  ['not in its content encoding', 'gzip', '[]', 'it is not gzip: incorrect header check'],
  ['in an unknown content encoding', 'utf-8', '[]', 'the content encoding utf-8 is not known'],
  ['too long', 'gzip', gzipSync(`[${' '.repeat(33 * 1024 * 1024)}]`), 'the decoded body is longer than 33554432 bytes'],
])('the only finding for a body that is %s states that it cannot be decoded', async (_, encoding, body, got) => {
  expect(await findingsOf(encoding, body)).toEqual([`The body of the response cannot be decoded. ${got}`]);
});
