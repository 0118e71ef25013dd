import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleProgram } from '../bundle-program.ts';

const validators = join(import.meta.dirname, '../../generated/validators');

const importing = (name: string, file: string): Promise<string> =>
  bundleProgram(`export { ${name} } from ${JSON.stringify(join(validators, file))};`);

test('a bundle with the decoder of one query contains no other decoder', async () => {
  const code = await importing('decodeListProjectBadgesQuery', 'requests/project-badges.ts');
  expect(code).toContain('per_page');
  expect(code).not.toMatch(/image_url|badge_id/u);
  expect(code.length).toBeLessThan(7800);
});

test('a bundle with the decoder of a path contains no constants of queries', async () => {
  const code = await importing('decodeGetMergeRequestPath', 'requests/merge-requests.ts');
  expect(code).toContain('merge_request_iid');
  expect(code).not.toContain('locked');
});

test('a bundle with the responses of one operation contains no code of other operations', async () => {
  const code = await importing('getProjectBadgeResponses', 'responses/project-badges.ts');
  expect(code).toContain('rendered_image_url');
  expect(code).not.toMatch(/badges\/render|x-total/u);
});

test('decoders run in a browser', async () => {
  expect(await importing('requests', 'requests.ts')).not.toMatch(/\bnode:|require\(|process\./u);
});
