import { expect, test } from 'vitest';
import { compareSdk } from '../../diff/sdk/compare-sdk.ts';
import type { JsonObject } from '../../description/json/json.ts';
import { modelOf } from './sdk/generated-sides.ts';

/** A description with one operation, and with schemas of the given names. */
const description = (operationId: string, schemas: readonly string[] = []): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets/{id}': {
      get: {
        operationId,
        tags: ['pets'],
        'x-sdk': { group: 'pets', method: 'get' },
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'full', in: 'query', schema: { type: 'boolean' } },
        ],
        responses: {
          '200': {
            description: 'Done.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(
                    schemas.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
                  ),
                },
              },
            },
          },
          '404': { description: 'None.' },
        },
      },
    },
  },
  components: { schemas: Object.fromEntries(schemas.map((name) => [name, { type: 'object' }])) },
});

async function changesOf(base: JsonObject, revision: JsonObject): ReturnType<typeof compareSdk> {
  const [old, revised] = [await modelOf(base), await modelOf(revision)];
  const placeOf = (): null => null;
  return compareSdk({
    base: { api: old.api, locationOf: placeOf },
    revision: { api: revised.api, locationOf: placeOf },
  });
}

async function renamingOf(base: JsonObject, revision: JsonObject): Promise<readonly string[]> {
  const changes = await changesOf(base, revision);
  return changes.flatMap(({ id, message }) => (id === 'sdk-operation-renamed' ? [message] : []));
}

test('a new operationId that leads to the same names changes only isErrorOf', async () => {
  expect(await renamingOf(description('getPet'), description('get-pet'))).toEqual([
    "`isErrorOf(error, 'getPet')` becomes `isErrorOf(error, 'get-pet')`.",
  ]);
});

test('a schema whose name begins like the types of an operation changes only the names of these types', async () => {
  expect(await renamingOf(description('getPet'), description('getPet', ['GetPetQuery']))).toEqual([
    'The types of the operation begin with `GetPetOperation` in place of `GetPet`.',
  ]);
});

test('a new operationId changes all names', async () => {
  expect(await renamingOf(description('getPet'), description('readPet'))).toEqual([
    "The types of the operation begin with `ReadPet` in place of `GetPet` and `isErrorOf(error, 'getPet')` becomes `isErrorOf(error, 'readPet')`.",
  ]);
});

test('a removed operation does not hide a removed type of an operation with a longer name', async () => {
  const parameters = [{ name: 'full', in: 'query', schema: { type: 'boolean' } }];
  const list = { operationId: 'getPets', tags: ['pets'], responses: { '204': { description: 'Done.' } } };
  const base = description('getPet');
  const paths = (base['paths'] ?? {}) as JsonObject;
  const both = { ...base, paths: { ...paths, '/pets': { get: { ...list, parameters } } } };
  const changes = await changesOf(both, { ...base, paths: { '/pets': { get: list } } });
  const removed = changes.filter(({ id }) => id === 'sdk-type-removed').map(({ message }) => message);
  expect(removed).toEqual(['`import type { GetPetsQuery }` no longer compiles: the type is gone.']);
});

test('a new operation that moves another one in the tree of the client is a breaking change of the client', async () => {
  const get = (operationId: string) => ({
    get: { operationId, tags: ['skills'], responses: { '204': { description: 'Done.' } } },
  });
  const paths = { '/skills': get('listSkills'), '/skills/{id}/content': get('getSkillContent') };
  const base = { openapi: '3.1.0', info: { title: 'Skills', version: '1' }, paths };
  const added = { '/skills/{id}/content/parts': get('listSkillContentParts') };
  const changes = await changesOf(base, { ...base, paths: { ...paths, ...added } });
  expect(changes.flatMap(({ id, message }) => (id.startsWith('sdk-method') ? [message] : []))).toEqual([
    '`client.skills.getContent` no longer exists. Write `client.skills.content.get`.',
    '`client.skills.content.parts.list` is new.',
  ]);
});
