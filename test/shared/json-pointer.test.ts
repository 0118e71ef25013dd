import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPointer, valueAt } from '../../description/json/pointer.ts';
import { followReferences, parseReference } from '../../description/openapi/reference.ts';
import { escapeSegment, parsePointer } from '../../templates/shared/json-pointer.ts';
import { anyText } from '../any-text.ts';

describe('RFC 6901, sections 3 and 4: a JSON Pointer as text', () => {
  test.each([
    ['', []],
    ['/', ['']],
    ['//', ['', '']],
    ['/foo/0', ['foo', '0']],
    ['/a~1b', ['a/b']],
    ['/m~0n', ['m~n']],
    ['/~01', ['~1']],
    ['/a very long key ~1 ~0', ['a very long key / ~']],
    ['/c%d', ['c%d']],
    ['/%7E1', ['%7E1']],
    ['/größe', ['größe']],
  ])('%j has the keys %j', (pointer, keys) => {
    expect(parsePointer(pointer)).toEqual(keys);
    expect(parsePointer(`#${pointer}`)).toEqual(keys);
    expect(formatPointer(keys)).toBe(`#${pointer}`);
    expect(keys.map((key) => `/${escapeSegment(key)}`).join('')).toBe(pointer);
  });

  test('a JSON Pointer of any keys can be written and parsed again', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText(), fc.stringMatching(/^[~01/%]{0,12}$/u))), (keys) => {
        expect(parsePointer(formatPointer(keys))).toEqual(keys);
      }),
    );
  });
});

describe('RFC 6901, section 4: the value of a JSON Pointer', () => {
  const document = { list: ['a', 'b'], '': { '': 1 }, 'a/b': 2, '01': 3, ['__proto__']: 4 };

  test.each([
    ['', document],
    ['/list/1', 'b'],
    ['//', 1],
    ['/a~1b', 2],
    ['/01', 3],
    ['/__proto__', 4],
    ['/list/2', undefined],
    ['/list/01', undefined],
    ['/list/-', undefined],
    ['/list/length', undefined],
    ['/toString', undefined],
    ['/a~1b/x', undefined],
  ])('%j is %j', (pointer, value) => expect(valueAt(document, parsePointer(pointer))).toEqual(value));
});

describe('RFC 6901, section 6: a JSON Pointer in a URI fragment', () => {
  test.each([
    ['#/paths/~1items~1%7Bid%7D', '', ['paths', '/items/{id}']],
    ['#/paths/~1items~1{id}', '', ['paths', '/items/{id}']],
    ['#/c%25d/gr%C3%B6%C3%9Fe', '', ['c%d', 'größe']],
    ['#/a%2Fb', '', ['a', 'b']],
    ['#/a%7E1b', '', ['a/b']],
    ['#/100%', '', ['100%']],
    ['#', '', []],
    ['parts.yaml', 'parts.yaml', []],
    ['parts.yaml#/A', 'parts.yaml', ['A']],
    ['my#parts.yaml#/A/#/B', 'my#parts.yaml', ['A', '#', 'B']],
  ])('%j has the file %j and the keys %j', (reference, file, keys) =>
    expect(parseReference(reference)).toEqual({ file, keys }),
  );
});

describe('OpenAPI 3.1, Reference Object: the value that a reference refers to', () => {
  const document = {
    A: { $ref: '#/B' },
    B: { $ref: '#/x%25y/~1' },
    'x%y': { '/': { type: 'string' } },
    C: { $ref: '#/D' },
    D: { $ref: '#/C' },
    E: { $ref: 'other.yaml#/B' },
    F: { $ref: '#/nowhere' },
  };

  test.each([
    ['A', { type: 'string' }],
    ['x%y', document['x%y']],
    ['C', undefined],
    ['E', undefined],
    ['F', undefined],
  ] as const)('%s', (name, value) => expect(followReferences(document, document[name])).toEqual(value));
});
