import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import { InvalidRequestError, validation } from '../../generated/client/validation.ts';
import { bundleProgram } from '../bundle-program.ts';
import { json, loopback } from './loopback.ts';
import { outputOf } from './output-of.ts';

const label = { name: 'bug', color: '#ff0000' };

test('requests are checked before they are sent: path, query, JSON and forms', async () => {
  const server = await loopback(json([]));
  const { projectLabels } = createClient({ baseUrl: server.origin, middleware: [validation('requests')] });
  await expect(projectLabels.list({ id: 1 }, { page: 0 })).rejects.toThrow(
    'The request to listProjectLabels is not as described: /query/page must be at least 1',
  );
  const wrong: unknown = { ...label, priority: 'high' };
  for (const contentType of ['application/json', 'application/x-www-form-urlencoded'] as const) {
    const call = projectLabels.create({ id: 1 }, wrong as typeof label, { contentType });
    await expect(call).rejects.toMatchObject({ issues: [{ path: '/body/priority' }] });
  }
  const id: unknown = 'x';
  await projectLabels.list({ id: 1 });
  await projectLabels.get({ id: 1, label_id: 'a/b' });
  expect(server.received).toHaveLength(2);
  const { mergeRequests } = createClient({ baseUrl: server.origin, middleware: [validation('requests')] });
  await expect(mergeRequests.get({ id: 1, merge_request_iid: id as number })).rejects.toThrow(InvalidRequestError);
  expect(server.received).toHaveLength(2);
});

test('responses are checked by default, and problems can be reported', async () => {
  const server = await loopback(json([{ id: 'seven' }]));
  const strict = createClient({ baseUrl: server.origin, middleware: [validation()] });
  await expect(strict.projectLabels.list({ id: 1 })).rejects.toThrow(/listProjectLabels is not as described/u);
  const found: unknown[] = [];
  const lenient = createClient({
    baseUrl: server.origin,
    middleware: [validation('both', ({ message }) => found.push(message))],
  });
  expect(await lenient.projectLabels.list({ id: 1 }, { page: 0 })).toEqual([{ id: 'seven' }]);
  expect(found).toEqual([expect.stringContaining('The request to'), expect.stringContaining('The response 200')]);
});

test('an operation whose operationId is no name in TypeScript is checked too', async () => {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } };
  const out = await outputOf(
    {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      servers: [{ url: 'https://pets.test' }],
      paths: {
        '/pets': {
          get: {
            operationId: 'pets/get-one',
            tags: ['pets'],
            parameters: [limit],
            responses: { 200: { description: 'A pet', content: { 'application/json': { schema } } } },
          },
        },
      },
    },
    ['fetch'],
  );
  const { createClient: create } = await import(join(out, 'client/index.ts'));
  const { validation: validate } = await import(join(out, 'client/validation.ts'));
  const client = create({ middleware: [validate('both')], fetch: () => Promise.resolve(Response.json({})) });
  const [method] = Object.values(client.pets);
  const get = method as (query: object) => Promise<unknown>;
  await expect(get({ limit: 0 })).rejects.toThrow('The request to pets/get-one is not as described: /query/limit');
  await expect(get({ limit: 1 })).rejects.toThrow(
    'The response 200 to pets/get-one is not as described: /body must have',
  );
});

test('a bundle contains validators only if it imports them', async () => {
  const client = join(import.meta.dirname, '../../generated/client/index.ts');
  const program = `export * from ${JSON.stringify(client)};`;
  expect(await bundleProgram(program)).not.toContain('must be at least');
  const checked = join(dirname(client), 'validation.ts');
  expect(await bundleProgram(`${program} export * from ${JSON.stringify(checked)};`)).toContain('must be at least');
});
