import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type } from 'arktype';
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { rolldown } from 'rolldown';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Badge, MergeRequestCreate } from '../../generated/types/index.ts';
import { badgeSchema, mergeRequestCreateSchema } from '../../generated/validators/index.ts';
import { standardSchema } from '../../templates/validators/standard-schema.ts';

const badge: Badge = {
  id: 1,
  name: null,
  image_url: 'https://example.com/a.svg',
  kind: 'project',
  link_url: 'https://example.com/',
  rendered_image_url: 'https://example.com/a.svg',
  rendered_link_url: 'https://example.com/',
};
const validate = badgeSchema['~standard'].validate;

test('has the properties that the specification requires', () => {
  const standard: StandardSchemaV1<Badge, Badge> = badgeSchema;
  expect(standard['~standard']).toMatchObject({ version: 1, vendor: 'forgespec' });
  expectTypeOf<StandardSchemaV1.InferOutput<typeof badgeSchema>>().toEqualTypeOf<Badge>();
});

test('returns a valid value unchanged', () => {
  const value = { source_branch: 'a', target_branch: 'b', title: 'c' };
  const result = mergeRequestCreateSchema['~standard'].validate(value);
  expect(result.issues).toBeUndefined();
  expect(result).toHaveProperty('value', value);
});

test('an issue has a message and a path of keys', () => {
  const value = { source_branch: 'a', target_branch: 'b', title: 3, assignee_ids: [1, 'x'] };
  expect(mergeRequestCreateSchema['~standard'].validate(value)).toEqual({
    issues: [
      { message: 'must be an integer', path: ['assignee_ids', 1] },
      { message: 'must be a string', path: ['title'] },
    ],
  });
  expect(validate(null)).toEqual({ issues: [{ message: 'must be an object', path: [] }] });
});

test('the path has unescaped keys, which are numbers only for array items', () => {
  const { '~standard': standard } = standardSchema(
    (value: unknown): value is never => value === undefined,
    () => [{ path: '/a~1b~0c/0/0', keyword: 'type', message: 'must be absent', schema: '#' }],
  );
  expect(standard.validate({ 'a/b~c': [{ 0: 1 }] }).issues?.[0]?.path).toEqual(['a/b~c', 0, '0']);
});

test('a path that is too long for an issue ends at a part that the value has', () => {
  const key = 'k'.repeat(300);
  const { '~standard': standard } = standardSchema(
    (value: unknown): value is never => value === undefined,
    () => [{ path: `/a/0/${key.slice(0, 200)}…`, keyword: 'type', message: 'must be absent', schema: '#' }],
  );
  expect(standard.validate({ a: [{ [key]: 1 }] }).issues?.[0]?.path).toEqual(['a', 0]);
});

describe('libraries for Standard Schema accept generated schemas', () => {
  test('ArkType, as a part of another definition', () => {
    const page = type({ items: type(badgeSchema).array() });
    expect(page({ items: [{ id: 1 }] })).toBeInstanceOf(type.errors);
    expect(page({ items: [badge] })).toEqual({ items: [badge] });
  });

  test('a route of Hono', async () => {
    // The same code as in @hono/standard-validator.
    const body = async <Output>(schema: StandardSchemaV1<unknown, Output>, value: unknown) =>
      schema['~standard'].validate(value);
    const app = new Hono().post(
      '/',
      validator('json', async (value: unknown, context) => {
        const result = await body(mergeRequestCreateSchema, value);
        return result.issues === undefined ? result.value : context.json(result.issues, 400);
      }),
      (context) => {
        const taken = context.req.valid('json');
        expectTypeOf(taken).toEqualTypeOf<MergeRequestCreate>();
        return context.text(taken.title);
      },
    );
    const post = (value: unknown): Response | Promise<Response> =>
      app.request('/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(value),
      });
    const valid = await post({ source_branch: 'a', target_branch: 'b', title: 'c' });
    expect([valid.status, await valid.text()]).toEqual([200, 'c']);
    const invalid = await post({ source_branch: 'a', target_branch: 'b' });
    expect([invalid.status, await invalid.json()]).toEqual([
      400,
      [{ message: 'must have the property "title"', path: [] }],
    ]);
  });
});

test('a bundle contains only the validator that it imports', async () => {
  const code = async (text: string): Promise<string> => {
    const bundle = await rolldown({
      input: 'entry',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? join(import.meta.dirname, 'entry.ts') : null),
          load: (id) => (id.endsWith('/entry.ts') ? text : null),
        },
      ],
    });
    const { output } = await bundle.generate({ format: 'esm' });
    return output[0].code;
  };
  const isOnly = await code(`export { isBadge } from '../../generated/validators/index.ts';`);
  expect(isOnly).toContain('function isBadge');
  expect(isOnly).not.toMatch(/collectBadge|standardSchema|isLabel|hasDateTimeFormat/u);
  const schema = await code(`export { badgeSchema } from '../../generated/validators/index.ts';`);
  expect(schema).toMatch(/badgeSchema/u);
  expect(schema).not.toMatch(/isLabel|hasDateTimeFormat/u);
});
