import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const json = (schema: unknown) => ({ 'application/json': { schema } });
const ok = { '204': { description: 'Done.' } };

test('a value proves the change of a schema outside of the components', async () => {
  const text = (leaf: object): string => {
    const reference = { $ref: '#/paths/~1b/post/requestBody/content/application~1json/schema' };
    const paths = Object.entries({ '/a': { properties: { leaf: reference } }, '/b': leaf }).map(([path, schema]) => [
      path,
      { post: { requestBody: { content: json(schema) }, responses: ok } },
    ]);
    return JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: Object.fromEntries(paths),
    });
  };
  const changes = await compareTexts(text({ type: 'string' }), text({ type: 'string', maxLength: 2 }));
  expect(changes.map(({ operation, witness }) => [operation?.path, witness])).toEqual([
    ['/a', { leaf: 'text' }],
    ['/b', 'text'],
  ]);
});

test('a value proves the change of a recursive schema that is named like a property of all objects', async () => {
  const text = (maximum: number): string => {
    const reference = { $ref: '#/components/schemas/__proto__' };
    const schema = { type: 'object', properties: { next: reference, n: { type: 'integer', maximum } } };
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { post: { requestBody: { content: json(reference) }, responses: ok } } },
      components: { schemas: 0 },
    };
    return JSON.stringify(document).replace('"schemas":0', `"schemas":{"__proto__":${JSON.stringify(schema)}}`);
  };
  const changes = await compareTexts(text(9), text(5));
  expect(changes.map(({ id, witness }) => [id, witness !== undefined])).toEqual([
    ['request-property-max-decreased', true],
  ]);
});

const witnessesOf = async (base: object, revision: object): Promise<readonly unknown[]> => {
  const text = (schema: object): string =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { post: { requestBody: { content: json(schema) }, responses: ok } } },
    });
  const changes = await compareTexts(text(base), text(revision));
  return changes.flatMap(({ level, witness }) => (level === 'breaking' ? [witness] : []));
};

test('the length of a text with several patterns is counted in characters, as validators count it', async () => {
  const s = { type: 'string', allOf: [{ pattern: '^😀' }, { pattern: '😀$' }], maxLength: 1 };
  const withType = (type: string) => ({ type: 'object', required: ['n', 's'], properties: { n: { type }, s } });
  expect(await witnessesOf(withType('string'), withType('integer'))).toEqual([{ n: 'text', s: '😀' }]);
});

test('an object that must have many properties has them, also if a property is named property1', async () => {
  const base = { type: 'object', required: ['property1'], properties: { property1: { type: 'integer' } } };
  expect(await witnessesOf({ ...base, minProperties: 4 }, { type: 'string' })).toEqual([
    { property1: expect.any(Number), property2: 'text', property3: 'text', property4: 'text' },
  ]);
  expect(await witnessesOf({ ...base, maxProperties: 4 }, { ...base, maxProperties: 3 })).toEqual([
    { property1: expect.any(Number), property2: 'text', property3: 'text', property4: 'text' },
  ]);
});

test('a value shows the change beside which it is reported, and not another change of the same message', async () => {
  const kind = (name: string, properties: object = {}) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: name }, ...properties },
  });
  const text = (maxLength: number, others: readonly object[]): string => {
    const schema = { oneOf: [kind('a', { text: { type: 'string', maxLength } }), kind('b'), ...others] };
    return JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': { get: { responses: { '200': { description: 'Done.', content: json(schema) } } } } },
    });
  };
  // A text of this length would be too long for a report, so no value shows the change of the length.
  const changes = await compareTexts(text(10_485_760, []), text(20_971_520, [kind('c')]));
  expect(changes.map(({ id, witness }) => [id, witness]).toSorted()).toEqual([
    ['response-body-alternative-added', { kind: 'c' }],
    ['response-property-max-length-increased', undefined],
  ]);
});

const eventsWith = (...alternatives: readonly object[]): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': { get: { responses: { '200': { description: 'Done.', content: json({ anyOf: alternatives }) } } } },
    },
  });

test('a value with properties that no old alternative declares shows a new alternative, although an open one accepts it', async () => {
  const open = { title: 'Line', type: 'object', properties: { event: { type: 'string' } } };
  const locked = { title: 'Locked', type: 'object', required: ['reason'], properties: { reason: { type: 'string' } } };
  const [change] = await compareTexts(eventsWith(open), eventsWith(open, locked));
  expect(change).toMatchObject({ level: 'breaking', id: 'response-body-alternative-added' });
  expect(change?.witness).toMatchObject({ reason: 'text' });
});

test('a new alternative whose values another alternative describes is not decided', async () => {
  const open = { title: 'Line', type: 'object', properties: { event: { type: 'string' } } };
  const changes = await compareTexts(eventsWith(open), eventsWith(open, { ...open, title: 'Other' }));
  expect(changes.filter(({ level }) => level === 'breaking')).toEqual([]);
});
