import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { assert, describe, expect, test } from 'vitest';
import { compareTexts, verdictOf } from './compare-texts.ts';

// See pairs/README.md.

interface Pair {
  readonly name: string;
  /** True if no value proves a breaking change. */
  readonly isUnproved?: boolean;
  readonly base: unknown;
  readonly revision: unknown;
  readonly version?: string;
  readonly baseVersion?: string;
  readonly revisionVersion?: string;
  readonly components?: object;
  readonly baseComponents?: object;
  readonly revisionComponents?: object;
  readonly request?: string;
  readonly response?: string;
  readonly parameter?: string;
  readonly verdict?: string;
}

const readPairs = (theme: string): readonly Pair[] => {
  const pairs: unknown = load(readFileSync(join(import.meta.dirname, 'pairs', `${theme}.yaml`), 'utf8'));
  return Array.isArray(pairs) ? pairs : [];
};

const ok = { '204': { description: 'Done.' } };
const json = (schema: unknown) => ({ 'application/json': { schema } });

/** The description around each kind of part. */
const completed: Readonly<Record<'parameter' | 'request' | 'response' | 'verdict', (part: unknown) => object>> = {
  request: (schema) => ({ paths: { '/a': { post: { requestBody: { content: json(schema) }, responses: ok } } } }),
  response: (schema) => ({
    paths: { '/a': { get: { responses: { '200': { description: 'Done.', content: json(schema) } } } } },
  }),
  parameter: (parameter) => ({
    paths: { '/a': { get: { parameters: [{ name: 'p', ...(parameter as object) }], responses: ok } } },
  }),
  verdict: (part) => part as object,
};

const kinds = ['request', 'response', 'parameter', 'verdict'] as const;

function textOf(pair: Pair, side: 'base' | 'revision', kind: (typeof kinds)[number]): string {
  const openapi = pair[`${side}Version`] ?? pair.version ?? '3.1.0';
  const schemas = pair[`${side}Components`] ?? pair.components;
  const info = { title: 'T', version: '1.0.0' };
  const components = schemas === undefined ? {} : { components: { schemas } };
  return JSON.stringify({ openapi, info, ...components, ...completed[kind](pair[side]) });
}

const themes = [
  'arrays',
  'conditions',
  'counts',
  'descriptions',
  'directions',
  'languages',
  'number-ranges',
  'numbers',
  'objects',
  'parameters',
  'parts',
  'protocol',
  'references',
  'schemas',
  'strings',
  'types',
  'unions',
  'upgrades',
];

describe.each(themes)('%s', (theme) => {
  const cases = readPairs(theme).flatMap((pair) =>
    kinds.flatMap((kind) => (pair[kind] === undefined ? [] : [{ pair, kind, name: `${pair.name} (${kind})` }])),
  );
  test.each(cases)('$name', async ({ pair, kind }) => {
    const [verdict = '', id] = (pair[kind] ?? '').split(' ');
    const changes = await compareTexts(textOf(pair, 'base', kind), textOf(pair, 'revision', kind));
    const list = changes.map((change) => `${change.level} ${change.id}: ${change.message}`).join('\n');
    assert(verdictOf(changes) === verdict, `expected ${verdict}, but the changes are:\n${list}`);
    if (kind === 'request' || kind === 'response') {
      // Each breaking change of a schema must have a witness: a value that the validator of one schema accepts, and the
      // validator of the other schema rejects.
      const unproved = changes.filter((change) => change.level === 'breaking' && change.witness === undefined);
      assert(unproved.length === 0 || pair.isUnproved === true, `no value proves:\n${list}`);
    }
    if (id !== undefined) expect(changes.map((change) => change.id)).toContain(id);
  });
});

test('even numbers that become integers have only another multipleOf, and not another type', async () => {
  const responseWith = (schema: object): string =>
    JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, ...completed.response(schema) });
  const [even, whole] = [responseWith({ type: 'number', multipleOf: 2 }), responseWith({ type: 'integer' })];
  expect((await compareTexts(even, whole)).map(({ level, id }) => `${level} ${id}`)).toEqual([
    'breaking response-body-multiple-of-changed',
  ]);
  expect((await compareTexts(whole, even)).map(({ level, id }) => `${level} ${id}`)).toEqual([
    'compatible response-body-multiple-of-changed',
  ]);
});

const withPets = (pet: object, count: number): string => {
  const pets = json({
    type: 'object',
    properties: { pet: { $ref: '#/components/schemas/Pet' }, other: { $ref: '#/components/schemas/Pet' } },
  });
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/a${index}`,
      { post: { requestBody: { content: pets }, responses: { '200': { description: `${index}`, content: pets } } } },
    ]),
  );
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths,
    components: { schemas: { Pet: pet } },
  });
};

test('a schema that a message contains at several places has changed once', async () => {
  const changes = await compareTexts(withPets({ type: 'string' }, 1), withPets({ type: 'string', maxLength: 3 }, 1));
  expect(changes.map(({ id }) => id)).toEqual([
    'request-property-max-length-decreased',
    'response-property-max-length-decreased',
  ]);
  expect(changes[0]?.message).toMatch(/`(?:other|pet)` and 1 other place:/u);
});

test('each of many messages with the same change has a witness', async () => {
  const changes = await compareTexts(withPets({ type: 'string' }, 80), withPets({ type: 'integer' }, 80));
  expect(changes).toHaveLength(160);
  expect(changes.filter(({ witness }) => witness === undefined)).toEqual([]);
});

const responseOf = (name: string) => ({
  get: { responses: { '200': { description: 'Done.', content: json({ $ref: `#/components/schemas/${name}` }) } } },
});

test('operations that return different parts of a recursive structure all have its changes', async () => {
  const text = (kind: object): string =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': responseOf('A'), '/b': responseOf('B'), '/c': responseOf('C') },
      components: {
        schemas: {
          A: { type: 'object', properties: { b: { $ref: '#/components/schemas/B' }, kind } },
          B: { type: 'object', properties: { c: { $ref: '#/components/schemas/C' } } },
          C: {
            type: 'object',
            properties: { a: { $ref: '#/components/schemas/A' }, b: { $ref: '#/components/schemas/B' } },
          },
        },
      },
    });
  const changes = await compareTexts(text({ enum: ['x'] }), text({ enum: ['x', 'y'] }));
  expect(changes.map(({ operation, level, witness }) => [operation?.path, level, witness !== undefined])).toEqual([
    ['/a', 'breaking', true],
    ['/b', 'breaking', true],
    ['/c', 'breaking', true],
  ]);
});

const withAlternatives = (...names: readonly string[]): string => {
  const kinds = names.map((name) => [
    name,
    { type: 'object', required: ['kind'], properties: { kind: { const: name }, size: { type: 'integer' } } },
  ]);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': responseOf('Pet') },
    components: {
      schemas: {
        Pet: { oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
        ...Object.fromEntries(kinds),
      },
    },
  });
};

test('a value of each new alternative proves it', async () => {
  const changes = await compareTexts(withAlternatives('cat'), withAlternatives('cat', 'dog', 'fish'));
  expect(changes.filter(({ id }) => id === 'response-body-alternative-added').map(({ witness }) => witness)).toEqual([
    { kind: 'dog' },
    { kind: 'fish' },
  ]);
});

test('a new property of a closed object proves itself', async () => {
  const closed = (...names: readonly string[]): string =>
    withPets(
      { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])), additionalProperties: false },
      1,
    );
  const changes = await compareTexts(closed('a'), closed('a', 'b', 'c'));
  const added = changes.filter(({ id, level }) => id === 'response-property-added' && level === 'breaking');
  expect(
    added.map(({ witness }) =>
      JSON.stringify(witness)
        .match(/"[bc]"/gu)
        ?.join(),
    ),
  ).toEqual(['"b"', '"c"']);
  expect(added[0]?.message).toContain(
    ': an optional property is new, and the old schema does not allow this property, so receivers',
  );
});

test('a change in an alternative is located in the alternative', async () => {
  const union = (...names: readonly string[]): string => {
    const cat = {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      additionalProperties: false,
    };
    return withPets({ oneOf: [{ type: 'null' }, cat] }, 1);
  };
  const changes = await compareTexts(union('a'), union('a', 'b'));
  expect(new Set(changes.map(({ pointer }) => pointer))).toEqual(
    new Set(['#/components/schemas/Pet/oneOf/1/properties/b']),
  );
});

test('the pointer of a keyword that is gone leads to the base', async () => {
  const changes = await compareTexts(withPets({ type: 'string', maxLength: 3 }, 1), withPets({ type: 'string' }, 1));
  expect(changes.map(({ pointer }) => pointer)).toEqual([
    '#/components/schemas/Pet/maxLength',
    '#/components/schemas/Pet/maxLength',
  ]);
});

test('a schema that a message contains at billions of places has changed once', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `S${index}`);
  const text = (leaf: object): string => {
    const schemas = names.map((name, index) => {
      const next = { $ref: `#/components/schemas/${names[index + 1]}` };
      return [name, index === names.length - 1 ? leaf : { type: 'object', properties: { left: next, right: next } }];
    });
    return JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': responseOf('S0') },
      components: { schemas: Object.fromEntries(schemas) },
    });
  };
  const changes = await compareTexts(text({ type: 'string', maxLength: 3 }), text({ type: 'string' }));
  expect(changes.map(({ id }) => id)).toEqual(['response-property-max-length-increased']);
  expect(changes[0]?.message).toContain(' and more than 99 other places:');
});

test('there are at least 100 pairs', () => {
  expect(themes.flatMap(readPairs).length).toBeGreaterThanOrEqual(100);
});
