import { describe, expect, test } from 'vitest';
import { keywordsOf, load, type Loaded } from './model.ts';

const schemas = (version: string, yaml: string): Promise<Loaded> =>
  load({
    'openapi.yaml': `openapi: ${version}\ninfo: { title: Test, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n${yaml}`,
  });

describe('OpenAPI 3.0', () => {
  const version30 = (yaml: string): Promise<Loaded> => schemas('3.0.4', yaml);

  test('a nullable type may be null', async () => {
    const loaded = await version30(
      '    A: { type: string, nullable: true }\n    B: { type: string, nullable: false }\n',
    );
    expect(keywordsOf(loaded, 'A')).toEqual({ type: ['null', 'string'] });
    expect(keywordsOf(loaded, 'B')).toEqual({ type: ['string'] });
  });

  test('a nullable enum that lists null accepts null', async () => {
    const loaded = await version30('    A: { type: string, nullable: true, enum: [a, null] }\n');
    expect(keywordsOf(loaded, 'A')).toEqual({ type: ['null', 'string'], enum: ['a', null] });
  });

  test('`nullable` has no effect if nothing rejects null', async () => {
    const loaded = await version30('    A: { nullable: true, maxLength: 5 }\n');
    expect(keywordsOf(loaded, 'A')).toEqual({ maxLength: 5 });
  });

  test('`exclusiveMinimum` and `exclusiveMaximum` are booleans', async () => {
    const loaded = await version30(`
    A: { type: integer, minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }
    B: { type: integer, exclusiveMaximum: true }
    C: { type: integer, minimum: 1, maximum: 9, exclusiveMaximum: true }
`);
    expect(keywordsOf(loaded, 'A')).toEqual({ type: ['integer'], exclusiveMinimum: 1, maximum: 9 });
    expect(keywordsOf(loaded, 'B')).toEqual({ type: ['integer'] });
    expect(keywordsOf(loaded, 'C')).toEqual({ type: ['integer'], minimum: 1, exclusiveMaximum: 9 });
  });

  test('keywords beside a reference have no effect', async () => {
    const loaded = await version30(
      "    A: { $ref: '#/components/schemas/B', maxLength: 5 }\n    B: { type: string, example: b }\n",
    );
    expect(keywordsOf(loaded, 'A')).toEqual({ reference: '#/components/schemas/B' });
  });
});

describe('OpenAPI 3.1', () => {
  const version31 = (yaml: string): Promise<Loaded> => schemas('3.1.1', yaml);

  test('null is a type, and `exclusiveMinimum` and `exclusiveMaximum` are numbers', async () => {
    const loaded = await version31("    A: { type: [integer, 'null'], exclusiveMinimum: 1, maximum: 9 }\n");
    expect(keywordsOf(loaded, 'A')).toEqual({ type: ['integer', 'null'], exclusiveMinimum: 1, maximum: 9 });
  });

  test('keywords beside a reference apply', async () => {
    const loaded = await version31(
      "    A: { $ref: '#/components/schemas/B', maxLength: 5 }\n    B: { type: string }\n",
    );
    expect(keywordsOf(loaded, 'A')).toEqual({ reference: '#/components/schemas/B', maxLength: 5 });
  });

  test('a schema may be true or false', async () => {
    const loaded = await version31('    A: { properties: { a: true, b: false } }\n');
    expect(
      keywordsOf(loaded, 'A').properties?.map(({ name, schema }) => [name, schema.kind === 'boolean' && schema.value]),
    ).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });
});
