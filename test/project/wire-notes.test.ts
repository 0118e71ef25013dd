import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';

// The comments of generated code say which value a program passes, and not how the client writes the value.

const parameter = (description: string, more = '', schema = '{ type: string }'): string => `openapi: 3.0.3
info: { title: Files, version: '1' }
paths:
  /files/{path}:
    get:
      operationId: getFile
      parameters:
        - { name: path, in: path, required: true, schema: { type: string } }
        - { name: value, in: query, description: ${JSON.stringify(description)}, ${more === '' ? `schema: ${schema}` : more} }
      responses: { '200': { description: A file. }, '404': { description: 'Nothing. On the wire: if it is not encoded.' } }
`;

/** Returns the comment of the parameter `value`, as one line. */
async function commentOf(text: string): Promise<string> {
  const folder = folderWith({ 'api.yaml': text });
  const out = join(folder, 'out');
  await generate({ spec: join(folder, 'api.yaml'), out, only: ['types'], check: false, force: false });
  const types = readFileSync(join(out, 'types/files.ts'), 'utf8');
  expect(types).not.toContain('On the wire');
  return (/\/\*\*([^/]*)\*\/\s+value\?:/u.exec(types)?.[1] ?? '')
    .replaceAll(/\n\s*\*/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const encoded = 'Pass the value itself: the client encodes it, and the server decodes it.';
const joined = 'Pass an array: the client writes its items.';
const list = '{ type: array, items: { type: string } }';
const json = 'content: { application/json: { schema: { type: object } } }';

test.each([
  // https://docs.gitlab.com/api/projects/
  ['The ID or URL-encoded path of the project', `The ID or URL-encoded path of the project. ${encoded}`],
  ['Full path of the file, percent-encoded.', `Full path of the file, percent-encoded. ${encoded}`],
  [
    'The path. Must be urlencoded, with %2F for slashes.',
    `The path. Must be urlencoded, with %2F for slashes. ${encoded}`,
  ],
  ['Slashes are not URL-encoded.', 'Slashes are not URL-encoded.'],
  ['Path of the project.', 'Path of the project.'],
  ['Path. On the wire: URL-encoded; a path that is not encoded gets 404.', `Path. ${encoded}`],
  ['Path. On the wire: URL-encoded.\n\nThe default is the root.', `Path. The default is the root. ${encoded}`],
])('a description of a text: %j', async (description, comment) => {
  expect(await commentOf(parameter(description))).toBe(comment);
});

test('descriptions of lists and of JSON', async () => {
  expect(await commentOf(parameter('A comma-separated list of names.', '', list))).toContain(joined);
  expect(await commentOf(parameter('Names, separated by commas.'))).toBe('Names, separated by commas.');
  expect(await commentOf(parameter('The filter, as JSON.', json))).toContain('the client writes it as JSON.');
});
