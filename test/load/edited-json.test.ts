import { expect, test } from 'vitest';
import type { JsonValue } from '../../description/json/json.ts';
import { parse } from '../../description/load/parse.ts';
import { locationOf } from '../../description/load/positions.ts';
import { parseEditedJson } from '../../description/load/reload/parse-edited-json.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../description/diagnostics/source-file.ts';
import { randomNumbers } from '../random-numbers.ts';

const file = (text: string): SourceFile => ({ path: '/boxes/openapi.json', text });

/** Returns the source location of each key and value. */
function placesOf(source: SourceFile, value: JsonValue): string[] {
  const places: string[] = [];
  const visit = (node: unknown, keys: readonly (number | string)[]): void => {
    for (const on of ['key', 'value'] as const) {
      const { line, column, length } = locationOf(source, keys, on);
      places.push(`${JSON.stringify(keys)} ${on} ${line}:${column} ${length}`);
    }
    if (typeof node !== 'object' || node === null) return;
    for (const [key, member] of Object.entries(node)) visit(member, [...keys, Array.isArray(node) ? Number(key) : key]);
  };
  visit(value, []);
  return places;
}

const valueOf = (source: SourceFile): JsonValue | undefined => {
  const diagnostics = createDiagnostics();
  const value = parse(source, diagnostics);
  return diagnostics.count > 0 ? undefined : value;
};

const pieces = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  ' ',
  '\n',
  '1',
  'e9',
  '-',
  '"b": [1, {}],',
  '{ "a": "\\"" }',
  'true',
  '😀',
];

test('after each of many random edits, an edited JSON file has the value and the source locations of the whole file', () => {
  const next = randomNumbers(4);
  const below = (count: number): number => Math.floor(next() * count);
  const first = JSON.stringify(
    { a: [1, 'x{', { b: { c: [], d: 'e"\\' } }], f: { g: { h: [true, null, -1.5] } }, '😀': {}, __proto__: { i: 1 } },
    null,
    1,
  );
  let source = file(first);
  let value = valueOf(source) ?? null;
  let edited = 0;
  for (let edit = 0; edit < 6_000; edit += 1) {
    const at = below(source.text.length);
    const inserted = Array.from({ length: below(3) }, () => pieces[below(pieces.length)]).join('');
    const after = file(source.text.slice(0, at) + inserted + source.text.slice(at + below(4)));
    const expected = valueOf(file(after.text));
    const found = parseEditedJson({ source, value }, after);
    if (found !== undefined) {
      edited += 1;
      expect([after.text, found]).toEqual([after.text, expected]);
      expect(placesOf(after, found)).toEqual(placesOf(file(after.text), found));
    }
    if (expected === undefined) continue;
    const isLong = after.text.length > 2 * first.length;
    source = isLong ? file(first) : after;
    value = isLong ? (valueOf(source) ?? null) : (found ?? expected);
  }
  expect(edited).toBeGreaterThan(300);
});

test('an edit leaves the values beside it the same objects', () => {
  const before = file('{ "a": { "b": [1, 2] }, "c": { "d": {} } }');
  const value = JSON.parse(before.text);
  const after = parseEditedJson({ source: before, value }, file(before.text.replace('2]', '2, 3]')));
  expect(after).toEqual({ a: { b: [1, 2, 3] }, c: { d: {} } });
  expect(Reflect.get(Object(after), 'c')).toBe(value.c);
});
