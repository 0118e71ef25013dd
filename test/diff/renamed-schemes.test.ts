import { expect, test } from 'vitest';
import { renamedSchemes } from '../../diff/api/renamed-schemes.ts';
import { openSide } from '../../diff/description/open-side.ts';
import { loadText } from './compare-texts.ts';

/** Returns a description with one security scheme. */
const sideWith = async (scheme: string) =>
  openSide(
    await loadText(
      '/side.yaml',
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'T', version: '1' },
        paths: {},
        components: { securitySchemes: { [scheme]: { type: 'http', scheme: 'bearer' } } },
      }),
    ),
  );

test('the renamed schemes of a description depend on the description with which it is compared', async () => {
  const [old, first, second] = [await sideWith('Token'), await sideWith('Bearer'), await sideWith('Key')];
  expect(renamedSchemes({ old, new: first })).toEqual(new Map([['Token', 'Bearer']]));
  expect(renamedSchemes({ old, new: second })).toEqual(new Map([['Token', 'Key']]));
});
