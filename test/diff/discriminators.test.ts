import { describe, expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } };
const operations = {
  request: { post: { requestBody: { content }, responses: { '204': { description: 'Done.' } } } },
  response: { get: { responses: { '200': { description: 'Done.', content } } } },
};

async function levelsOf(part: 'request' | 'response', base: object, revision: object): Promise<readonly string[]> {
  const [old = '', revised = ''] = [base, revision].map((schemas) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': operations[part] },
      components: { schemas },
    }),
  );
  const changes = await compareTexts(old, revised);
  return changes
    .filter(({ id, level }) => level !== 'documentation' && !/^component-|discriminator-changed$/u.test(id))
    .map(({ id, level }) => `${level} ${id}`);
}

const kind = { type: 'string' };
const pet = (required: readonly string[] = [], properties: object = {}) => ({
  type: 'object',
  required: ['kind', ...required],
  properties: { kind, size: { type: 'integer' }, ...properties },
});
const dog = pet([], { bark: kind });
const union = (names: readonly string[], mapping?: object) => ({
  oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  discriminator: { propertyName: 'kind', ...(mapping !== undefined && { mapping }) },
});
const mapped = { cat: 'Cat', dog: 'Dog' };
const child = (required: readonly string[] = []) => ({
  allOf: [{ $ref: '#/components/schemas/Pet' }, { required, properties: { size: { type: 'integer' } } }],
});
const parent = (mapping?: object) => ({
  ...pet(),
  discriminator: { propertyName: 'kind', ...(mapping !== undefined && { mapping }) },
});
const petsWith = (cat: object, name = 'Cat', mapping?: object) => ({
  Pet: union([name, 'Dog'], mapping),
  [name]: cat,
  Dog: dog,
});

interface Row {
  readonly name: string;
  readonly base: object;
  readonly revision: object;
  readonly request: readonly string[];
  readonly response: readonly string[];
}

const [gone, isNew] = ['alternative-removed', 'alternative-added'] as const;

const rows: readonly Row[] = [
  {
    name: 'the name of a component is the value of the discriminator, and the component is renamed',
    base: petsWith(pet()),
    revision: petsWith(pet(), 'Feline'),
    request: [`breaking request-body-${gone}`, `compatible request-body-${isNew}`],
    response: [`breaking response-body-${isNew}`, `compatible response-body-${gone}`],
  },
  {
    name: 'the mapping selects a component that is only renamed',
    base: petsWith(pet(), 'Cat', mapped),
    revision: petsWith(pet(), 'Feline', { ...mapped, cat: 'Feline' }),
    request: [],
    response: [],
  },
  {
    name: 'the mapping selects a component that is renamed, and that requires a further property',
    base: petsWith(pet(), 'Cat', mapped),
    revision: petsWith(pet(['size']), 'Feline', { ...mapped, cat: 'Feline' }),
    request: ['warning request-property-became-required'],
    response: ['warning response-property-became-required'],
  },
  {
    name: 'the mapping names the same components by references',
    base: petsWith(pet(), 'Cat', mapped),
    revision: petsWith(pet(), 'Cat', { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' }),
    request: [],
    response: [],
  },
  {
    name: 'the mapping has the names of the components, and is removed',
    base: petsWith(pet(), 'Cat', { Cat: 'Cat', Dog: 'Dog' }),
    revision: petsWith(pet()),
    request: [],
    response: [],
  },
  {
    name: 'the mapping has another value for the same component',
    base: petsWith(pet(), 'Cat', mapped),
    revision: petsWith(pet(), 'Cat', { feline: 'Cat', dog: 'Dog' }),
    request: [`breaking request-body-${gone}`, `compatible request-body-${isNew}`],
    response: [`breaking response-body-${isNew}`, `compatible response-body-${gone}`],
  },
  {
    name: 'the components list other values than their names, and one of them is renamed',
    base: petsWith({ ...pet([], { kind: { const: 'cat' } }) }),
    revision: petsWith({ ...pet([], { kind: { const: 'cat' } }) }, 'Feline'),
    request: [],
    response: [],
  },
  {
    name: 'a component that refers to the schema with the discriminator is renamed',
    base: { Pet: parent(), Cat: child() },
    revision: { Pet: parent(), Feline: child() },
    request: [`warning request-body-${gone}`],
    response: [`warning response-body-${isNew}`],
  },
  {
    name: 'a component that refers to the schema with the discriminator is renamed, but its value is the same',
    base: { Pet: parent({ cat: 'Cat' }), Cat: child() },
    revision: { Pet: parent({ cat: 'Feline' }), Feline: child() },
    request: [],
    response: [],
  },
];

describe.each(['request', 'response'] as const)('in a %s', (part) => {
  test.each(rows)('$name', async ({ base, revision, [part]: expected }) => {
    expect(await levelsOf(part, base, revision)).toEqual(expected);
  });
});
