import { describe, expect, test } from 'vitest';
import { wrongFields } from './fields.ts';
import { resourcesOfDocument2 } from './resources-of-document-2.ts';
import { resourcesOfDocument3 } from './resources-of-document-3.ts';
import { useService } from './use-service.ts';

// Documents 2 and 3, "Resources and their fields".

const { send } = useService();

describe('the fields of each resource, and their types', () => {
  test.each([...resourcesOfDocument2, ...resourcesOfDocument3])('%s', async (_resource, line, fields) => {
    const [request = '', pointer = ''] = line.split('#');
    const { status, body } = await send('admin', request);
    expect(status).toBe(200);
    const part =
      pointer === '' ? body : pointer.split('/').reduce((value: unknown, key) => Object(value)[key] as unknown, body);
    expect(wrongFields(part, fields)).toEqual({});
  });
});

test('the group listing has neither `tags` nor `tags_count`', async () => {
  const { body } = await send('mira', 'GET /groups/9/registry/repositories?tags=true&tags_count=true');
  const keys = (body as object[]).flatMap((repository) => Object.keys(repository));
  expect(keys).toContain('location');
  expect(keys.filter((key) => key.startsWith('tags'))).toEqual([]);
});

test('`tags`, `tags_count` and `size` come only when requested', async () => {
  for (const [query, expected] of [
    ['', []],
    ['?tags=true', ['tags']],
    ['?tags_count=true', ['tags_count']],
    ['?size=true', ['size']],
  ] as const) {
    const { body } = await send('mira', `GET /registry/repositories/5${query}`);
    expect(Object.keys(body as object).filter((key) => ['tags', 'tags_count', 'size'].includes(key))).toEqual(expected);
  }
});

test('tag detail: `short_revision` is a prefix of `revision`, `digest` is `sha256:` then hex', async () => {
  const { body } = await send('mira', 'GET /projects/24/registry/repositories/5/tags/v1.4.0');
  const { revision, short_revision: short, digest, path } = body as Record<string, string>;
  expect(revision?.startsWith(short ?? 'x')).toBe(true);
  expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/u);
  expect(path).toBe('aurora/compass:v1.4.0');
});

test('the list entry of a pipeline schedule has no `last_pipeline`, `variables` or `inputs`', async () => {
  const { body } = await send('mira', 'GET /projects/24/pipeline_schedules');
  const keys = (body as object[]).flatMap((schedule) => Object.keys(schedule));
  expect(keys.filter((key) => ['last_pipeline', 'variables', 'inputs'].includes(key))).toEqual([]);
});
