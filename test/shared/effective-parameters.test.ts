import { expect, test } from 'vitest';
import { effectiveParameters } from '../../description/openapi/effective-parameters.ts';

const path = { in: 'path', name: 'id' };
const query = { in: 'query', name: 'id' };
const page = { in: 'query', name: 'page' };

test.each([
  [[path, query], [], [path, query]],
  [[], [page], [page]],
  [[path, query], [page], [path, query, page]],
  [[path, query], [{ ...query, own: true }], [path, { ...query, own: true }]],
  [[path], [{ ...path, own: true }, page], [{ ...path, own: true }, page]],
  [[page], [{ in: 'query', name: 'Page' }], [page, { in: 'query', name: 'Page' }]],
])(
  'OpenAPI 3.1, Path Item Object, parameters: of %j, those of the operation (%j) replace the same ones',
  (common, own, all) => {
    expect(effectiveParameters<object>(common, own, (parameter) => parameter)).toEqual(all);
  },
);
