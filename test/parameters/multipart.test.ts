import { beforeAll, expect, test } from 'vitest';
import type { RequestDecoders } from '../../templates/shared/request-decoders.ts';
import { decodersOf } from './decoders-of.ts';

const file = { type: 'string', format: 'binary' };
const schema = {
  type: 'object',
  required: ['avatar'],
  properties: {
    avatar: file,
    photos: { type: 'array', items: file, maxItems: 2 },
    age: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
    color: { type: 'object', properties: { R: { type: 'integer' } } },
  },
};

let plain: RequestDecoders;
let brackets: RequestDecoders;

beforeAll(async () => {
  const requestBody = { required: true, content: { 'multipart/form-data': { schema } } };
  const operation = { operationId: 'upload', requestBody, responses: { 204: { description: 'Done.' } } };
  const document = { paths: { '/x': { post: operation } } };
  plain = (await decodersOf(document))['upload']!;
  brackets = (await decodersOf({ ...document, 'x-form-style': 'brackets' }))['upload']!;
});

function form(fields: readonly (readonly [name: string, value: File | string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const avatar = new File(['a'], 'avatar.png');
const photo = new File(['b'], '');
const faults = (fields: Parameters<typeof form>[0]): unknown =>
  plain.multipart?.(form(fields)).issues?.map(({ path, keyword, message }) => [path, keyword, message]);

test('texts become values, and files stay files', () => {
  const fields = [
    ['avatar', avatar],
    ['photos', photo],
    ['photos', avatar],
    ['age', '7'],
    ['tags', 'a'],
    ['color', '{"R":5}'],
  ] as const;
  expect(plain.multipart?.(form(fields))).toEqual({
    value: { avatar, photos: [photo, avatar], age: 7, tags: ['a'], color: { R: 5 } },
  });
});

test('properties may be written with brackets', () => {
  const fields = [
    ['avatar', avatar],
    ['photos[]', photo],
    ['tags[]', 'a'],
    ['color[R]', '5'],
  ] as const;
  expect(brackets.multipart?.(form(fields))).toEqual({
    value: { avatar, photos: [photo], tags: ['a'], color: { R: 5 } },
  });
});

test.each([
  ['a file that is not there', [], '/body', 'required', 'must have the property "avatar"'],
  ['text for a file', [['avatar', 'a']], '/body/avatar', 'file', 'must be a file'],
  [
    'a file for a number',
    [
      ['avatar', avatar],
      ['age', photo],
    ],
    '/body/age',
    'type',
    'must be an integer',
  ],
  [
    'two files for one',
    [
      ['avatar', avatar],
      ['avatar', photo],
    ],
    '/body/avatar',
    'duplicate',
    'must be given once',
  ],
  [
    'too many files',
    [
      ['avatar', avatar],
      ['photos', photo],
      ['photos', photo],
      ['photos', photo],
    ],
    '/body/photos',
    'maxItems',
    'must have at most 2 items',
  ],
] as const)('refuses %s', (_, fields, path, keyword, message) =>
  expect(faults(fields)).toEqual([[path, keyword, message]]),
);

test('the name of a file has no path', () => {
  const { value } = plain.multipart!(form([['avatar', new File(['a'], '../../b\\c.png', { type: 'image/png' })]]));
  expect(Object(value)['avatar']).toMatchObject({ name: 'c.png', type: 'image/png', size: 1 });
});
