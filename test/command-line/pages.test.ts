import { describe, test } from 'vitest';
import { callWith } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

const list = "{ '200': { description: D., content: { application/json: { schema: { type: array, items: {} } } } } }";
const wrapped =
  "{ '200': { description: D., content: { application/json: { schema: { type: object, properties: { data: { type: array, items: {} }, next: { type: string } } } } } } }";
const query = (name: string) => `{ name: ${name}, in: query, schema: { type: integer } }`;
const description = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a: { get: { operationId: listA, parameters: [${query('page')}, ${query('limit')}], responses: ${list} } }
  /b: { get: { operationId: listB, parameters: [${query('mark')}], responses: ${wrapped} } }
  /c: { get: { operationId: listC, parameters: [${query('page')}], responses: ${list} } }
  /d: { get: { operationId: getD, responses: { '204': { description: D. } } } }
`;

describe.concurrent('forgespec pages', () => {
  test('lists how each list is read, and the operations that may be lists', async ({ expect }) => {
    const cwd = folderWith({ 'openapi.yaml': description });
    const { code, stdout } = await callWith({ cwd }, 'pages', 'openapi.yaml');
    expect([code, stdout]).toEqual([
      0,
      `GET /a
  page: page is the number of the page, from 1; the body is the list (recognized)

Without pages, although a parameter may be a position:
GET /c
  The query parameter \`page\` may be a position, but neither a page size nor the response confirms this.

1 operation with pages, 3 without. \`forgespec pages --help\` shows how to change this.
`,
    ]);
  });

  test('shows the declarations of the config, and lists all other operations on request', async ({ expect }) => {
    const config = "pagination: { GET /b: { method: cursor, parameter: mark, next: /next }, 'GET /a*': none }\n";
    const cwd = folderWith({ 'openapi.yaml': description, 'forgespec.config.yaml': config });
    const { code, stdout } = await callWith({ cwd }, 'pages', 'openapi.yaml', '--all');
    expect(code).toBe(0);
    expect(stdout).toContain('GET /b\n  cursor: mark gets /next; items in /data (config: GET /b)\n');
    expect(stdout).toContain('GET /a\n  `pagination` in the config, for `GET /a*`, declares that it has no pages.\n');
    expect(stdout).toContain('GET /d\n  It does not have exactly one response with a body.\n');
  });

  test('fails if a declaration cannot be used', async ({ expect }) => {
    const config = 'pagination: { GET /b: { method: cursor, parameter: marc } }\n';
    const cwd = folderWith({ 'openapi.yaml': description, 'forgespec.config.yaml': config });
    const { code, stderr } = await callWith({ cwd }, 'pages', 'openapi.yaml');
    expect([code, stderr]).toEqual([1, expect.stringContaining('names `marc`, which the operation does not have')]);
  });
});
