import { expect, test } from 'vitest';
import type { FormFields } from '../../templates/shared/request-decoders.ts';
import { withPartHeaders } from '../../templates/validators/parameters/part-headers.ts';
import type { ValidationIssue } from '../../templates/validators/report.ts';

/** Returns a form whose parts each have the header `x-digest` with their own content. */
const formOf = (...fields: readonly (readonly [name: string, content: string])[]): FormFields =>
  ({
    forEach: (use: (value: unknown, name: string, headers: Headers) => void) =>
      fields.forEach(([name, content]) => use(content, name, new Headers({ 'x-digest': content }))),
  }) as never;

const digest = { isRequired: true, is: () => true, check: () => [] };

test.each([
  [['photos', 'a'] as const, ['photos', 'b'] as const],
  [['photos[]', 'a'] as const, ['photos[]', 'b'] as const],
  [['photos[3]', 'b'] as const, ['photos[1]', 'a'] as const],
])('each part of a list gets its own headers: %s and %s', (...fields) => {
  const issues: ValidationIssue[] = [];
  const form = formOf(...fields);
  const checks = { photos: { 'x-digest': digest as never } };
  const value = withPartHeaders({ photos: ['a', 'b'] }, form, checks, '#', issues);
  expect(issues).toEqual([]);
  expect(value).toEqual({
    photos: [
      { value: 'a', headers: { 'x-digest': 'a' } },
      { value: 'b', headers: { 'x-digest': 'b' } },
    ],
  });
});
