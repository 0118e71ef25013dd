import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validatorsOf, type Generated } from './validators-of.ts';

const identifier = 'https://example.com/text';

const schemas = {
  // An `$id` or `$anchor` in a value of `enum` does not identify a schema.
  Listed: {
    $id: 'https://example.com/listed',
    anyOf: [{ $ref: '#/$defs/listed' }, { $ref: identifier }, { $ref: '#named' }],
    $defs: {
      listed: { enum: [{ $id: identifier, $anchor: 'named', $ref: 'nowhere' }] },
      text: { $id: identifier, type: 'string' },
      named: { $anchor: 'named', type: 'boolean' },
    },
  },
  // The target of a reference is a schema, even if it is the value of an unknown key.
  Unknown: {
    $id: 'https://example.com/unknown',
    'x-parts': [{ type: 'integer', multipleOf: 2 }],
    properties: { a: { $ref: '#/x-parts/0' } },
  },
  // Two documents refer to each other by relative paths.
  Far: { $ref: 'https://example.com/far/tree#/$defs/node' },
  // The meta-schema is used as a schema.
  Schema: { $ref: 'https://json-schema.org/draft/2020-12/schema' },
  Both: {
    $id: 'https://example.com/both',
    $dynamicAnchor: 'any',
    $ref: '#/$defs/low',
    $dynamicRef: '#/$defs/high',
    $defs: { low: { minimum: 1 }, high: { maximum: 3 } },
  },
  // In `inner`, the reference `#a` refers to the anchor of the outer resource. The outer resource has no anchor `b`, so
  // `#b` refers to the anchor of `inner`.
  Outer: {
    $id: 'https://example.com/outer',
    $ref: 'inner',
    $defs: {
      a: { $dynamicAnchor: 'a', type: 'string' },
      inner: {
        $id: 'inner',
        properties: { x: { $dynamicRef: '#a' }, y: { $dynamicRef: '#b' } },
        $defs: { a: { $dynamicAnchor: 'a', type: 'integer' }, b: { $dynamicAnchor: 'b', type: 'boolean' } },
      },
    },
  },
  Asserting: {
    $id: 'https://example.com/a',
    $schema: 'https://example.com/far/asserting',
    format: 'ipv4',
    type: 'null',
  },
};

const far = {
  'tree.json': { $defs: { node: { properties: { next: { $ref: '#/$defs/node' }, leaf: { $ref: 'deep/leaf#x' } } } } },
  'deep/leaf.yaml': { $defs: { x: { $anchor: 'x', type: 'integer' } } },
  'asserting.json': {
    $vocabulary: {
      'https://json-schema.org/draft/2020-12/vocab/core': true,
      'https://json-schema.org/draft/2020-12/vocab/format-assertion': true,
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'forgespec-remotes-'));
afterAll(() => rmSync(folder, { recursive: true }));

let validators: ReadonlyMap<string, Generated>;
beforeAll(async () => {
  mkdirSync(join(folder, 'deep'));
  for (const [file, document] of Object.entries(far)) writeFileSync(join(folder, file), JSON.stringify(document));
  validators = await validatorsOf(schemas, {
    remotes: [{ prefix: 'https://example.com/far', folder }],
    assertFormats: false,
  });
});

const cases: readonly (readonly [
  name: keyof typeof schemas,
  valid: readonly unknown[],
  invalid: readonly unknown[],
])[] = [
  ['Listed', [{ $id: identifier, $anchor: 'named', $ref: 'nowhere' }, 'a', true], [1, {}, { $ref: 'nowhere' }]],
  ['Unknown', [{ a: 4 }, {}], [{ a: 3 }, { a: 'a' }]],
  ['Far', [{ next: { leaf: 1 } }, 5], [{ next: { leaf: 'a' } }, { leaf: null }]],
  [
    'Schema',
    [true, { type: 'string', properties: { a: { minLength: 1 } } }, { $defs: { a: false } }],
    [1, { type: 'text' }, { properties: { a: { minLength: -1 } } }, { allOf: [] }, { $defs: { a: 1 } }],
  ],
  ['Outer', [{ x: 'a', y: true }], [{ x: 1 }, { y: 1 }]],
  ['Both', [1, 3, 'a'], [0, 4]],
  ['Asserting', ['127.0.0.1', 1], ['nowhere']],
];

test.each(cases)('%s', (name, valid, invalid) => {
  const { is, check } = validators.get(name) ?? expect.fail();
  expect(valid.filter((value) => !is(value) || check(value).length > 0)).toEqual([]);
  expect(invalid.filter((value) => is(value) || check(value).length === 0)).toEqual([]);
});
