import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputOf } from './output-of.ts';

const object = (...names: string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const json = (schema: object) => ({ description: 'D.', content: { 'application/json': { schema } } });
const operation = (operationId: string, responses: object, more: object = {}) => ({
  operationId,
  tags: ['pets'],
  responses,
  ...more,
});

/** Returns the exported types of an output, without the types of all responses. */
function typesIn(folder: string, module: string): string[] {
  const text = readFileSync(join(folder, 'types', module), 'utf8');
  return Array.from(text.matchAll(/^export (?:interface|type) (\w+)/gmu), ([, name = '']) => name).filter(
    (name) => !name.endsWith('Responses'),
  );
}

test('a body that occurs under several statuses is one type, and failures of several operations share it', async () => {
  const failure = object('code', 'text');
  const folder = await outputOf({
    paths: {
      '/pets': {
        get: operation('listPets', {
          200: json(object('a')),
          400: json(failure),
          404: json({ ...failure, title: 'X' }),
        }),
        post: operation('addPet', { 200: json(object('b')), 202: json(object('c')), 500: json(failure) }),
        put: operation('putPets', { 204: { description: 'D.' }, 409: json(object('d')), 410: json(object('e')) }),
        delete: operation('deletePets', { 200: json(object('f')), 201: json(object('f')), default: json(object('g')) }),
      },
    },
  });
  expect(typesIn(folder, 'pets.ts')).toEqual([
    'ListPetsResponse',
    'AddPetResponse',
    'AddPetAcceptedResponse',
    'PutPetsConflictError',
    'PutPetsGoneError',
    'DeletePetsResponse',
    'DeletePetsError',
  ]);
  expect(typesIn(folder, 'shared.ts')).toEqual(['ErrorBody']);
});

test('bodies of several media types, and names that schemas have, do not need a number', async () => {
  const content = {
    'application/json': { schema: object('a') },
    'application/merge-patch+json': { schema: object('b') },
  };
  const folder = await outputOf({
    paths: { '/pets': { patch: operation('editPet', { 200: json(object('c')) }, { requestBody: { content } }) } },
    components: { schemas: { EditPetResponse: object('d') } },
  });
  expect(typesIn(folder, 'pets.ts')).toEqual(['EditPetBody', 'EditPetMergePatchBody', 'EditPetOkResponse']);
});

test('a body of GET that can contain nothing is not an option', async () => {
  const requestBody = {
    content: {
      'application/x-www-form-urlencoded': { schema: { type: 'object', properties: {}, additionalProperties: false } },
    },
  };
  expect(await listWith(requestBody)).toContain('(query?: NoQuery, options?: CallOptions)');
});

test('a body of GET without described properties is an option', async () => {
  const text = await listWith({ content: { 'application/json': { schema: { type: 'object' } } } });
  expect(text).toContain('CallOptions & { readonly body?: ');
});

/** Returns the generated module of a GET operation with a body. */
async function listWith(requestBody: object): Promise<string> {
  const folder = await outputOf({
    paths: { '/pets': { get: operation('listPets', { 204: { description: 'D.' } }, { requestBody }) } },
  });
  return readFileSync(join(folder, 'client/pets.ts'), 'utf8');
}

test.each(['const', 'enum'])('bodies with different values in `%s` have different types', async (keyword) => {
  const bodyOf = (title: string) => {
    const kind = keyword === 'const' ? { const: { title } } : { enum: [{ title }] };
    return json({ type: 'object', required: ['kind'], properties: { kind } });
  };
  const folder = await outputOf({
    paths: { '/pets': { get: operation('listPets', { 200: bodyOf('a'), 201: bodyOf('b') }) } },
  });
  expect(typesIn(folder, 'pets.ts')).toEqual(['ListPetsResponse', 'ListPetsCreatedResponse']);
});
