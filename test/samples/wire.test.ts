import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { sampleLabels } from '../../reference/samples/emit-samples.ts';
import { samplesOf } from './samples-of.ts';

// A curl sample sends the same request as the generated client, in each parameter style.

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

const parameter = (name: string, example: unknown, more: object): object => ({
  name,
  in: 'query',
  required: true,
  schema: {},
  example,
  ...more,
});
const list = ['a b', 'c,d', 'e&f'];

/** Runs the curl sample of an operation against a server. Returns the received request. */
async function requestOf(operation: object, formStyle?: string): Promise<string> {
  let received = '';
  const server = createServer(async (request, response) => {
    received = `${request.url}\n`;
    for await (const chunk of request.setEncoding('utf8')) received += chunk;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening server has an address with a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    servers: [{ url }],
    ...(formStyle === undefined ? {} : { 'x-form-style': formStyle }),
    paths: { '/a': { post: { operationId: 'a', responses: { '200': { description: 'Done' } }, ...operation } } },
  };
  const [sampled] = await samplesOf(join(folderWith({ 'openapi.json': JSON.stringify(document) }), 'openapi.json'));
  const source = sampled?.samples.find(({ label }) => label === sampleLabels.curl)?.source ?? '';
  await run('sh', ['-c', source.replace('curl', 'curl --silent')]);
  server.close();
  // curl encodes a space as `+` and writes hexadecimal digits in lower case, which is equivalent.
  return received
    .trimEnd()
    .replaceAll('+', '%20')
    .replaceAll(/%[\da-f]{2}/gu, (code) => code.toUpperCase());
}

test.skipIf(!hasCurl).for([
  ['each item by itself', {}, 'x=a%20b&x=c%2Cd&x=e%26f'],
  ['with commas', { explode: false }, 'x=a%20b,c%2Cd,e%26f'],
  ['with bars', { style: 'pipeDelimited', explode: false }, 'x=a%20b%7Cc%2Cd%7Ce%26f'],
  ['with spaces', { style: 'spaceDelimited', explode: false }, 'x=a%20b%20c%2Cd%20e%26f'],
] as const)('a list in a query: %s', async ([, style, query]) => {
  expect(await requestOf({ parameters: [parameter('x', list, style)] })).toBe(`/a?${query}`);
});

test.skipIf(!hasCurl)('names and objects in a query are encoded as the client encodes them', async () => {
  const parameters = [
    parameter('ids[]', [7, 4], {}),
    parameter('not', { labels: ['a&b'] }, { style: 'deepObject' }),
    parameter('a@b=c', 'd', {}),
  ];
  expect(await requestOf({ parameters })).toBe('/a?a%40b%3Dc=d&ids[]=7&ids[]=4&not[labels][]=a%26b');
});

test.skipIf(!hasCurl).for([
  ['as OpenAPI has it by default', undefined, 'x=1&x=2&y=%7B%22z%22%3A3%7D'],
  ['with brackets', 'brackets', 'x[]=1&x[]=2&y[z]=3'],
] as const)('a form: %s', async ([, style, body]) => {
  const form = { schema: { type: 'object' }, example: { x: [1, 2], y: { z: 3 } } };
  const requestBody = { required: true, content: { 'application/x-www-form-urlencoded': form } };
  expect(await requestOf({ requestBody }, style)).toBe(`/a\n${body}`);
});

test.skipIf(!hasCurl)(
  'the curl sample of a form with files writes an object as JSON, and each item as a part',
  async () => {
    const schema = { type: 'object', properties: { author: { type: 'object' }, tags: { type: 'array' } } };
    const example = { author: { name: 'Ada' }, tags: ['a', 'b'] };
    const received = await requestOf({ requestBody: { content: { 'multipart/form-data': { schema, example } } } });
    const parts = [...received.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/gu)].map(([, name, text]) => [name, text]);
    expect(parts).toEqual([
      ['author', '{"name":"Ada"}'],
      ['tags', 'a'],
      ['tags', 'b'],
    ]);
  },
);
