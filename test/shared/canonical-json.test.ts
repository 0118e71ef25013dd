import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { canonicalJson } from '../../description/json/canonical-json.ts';
import { folderWith } from '../folder-with.ts';

test.each([
  [{ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  [{ a: undefined, b: 1 }, { b: 1 }, true],
  [-0, 0, true],
  [1, 1.0, true],
  [[1, 2], [2, 1], false],
  [{ a: null }, {}, false],
  ['1', 1, false],
  [[], {}, false],
  [JSON.parse('{"__proto__":1}'), {}, false],
  [[['a'], 'b'], [['a', 'b']], false],
])('JSON Schema 2020-12 Core, section 4.2.2: %j and %j are equal: %s', (one, other, isEqual) => {
  expect(canonicalJson(one) === canonicalJson(other)).toBe(isEqual);
});

test('JSON Schema 2020-12 Core, section 4.2.2: two values have the same text only if they are equal', () => {
  const value = fc.jsonValue({ maxDepth: 3, noUnicodeString: false });
  fc.assert(
    fc.property(value, value, (one, other) => {
      const [a, b] = [JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))];
      expect(canonicalJson(a) === canonicalJson(b)).toBe(isDeepStrictEqual(a, b));
      expect(JSON.parse(canonicalJson(a))).toEqual(a);
    }),
  );
});

test('the contract tests accept a constant that an enumeration lists in another order of keys', async () => {
  const schemas = { A: { const: { b: 1, a: 2 }, enum: [{ a: 2, b: 1 }] } };
  const document = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {}, components: { schemas } };
  const { subject } = await loadSubject(join(folderWith({ 'api.json': JSON.stringify(document) }), 'api.json'));
  const schema = subject?.api.schemas[0]?.schema;
  expect(schema && subject?.check(schema)({ a: 2, b: 1 })).toEqual([]);
});
