import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runGuide } from './run-guide.ts';

// The guides for users of other generators. hey-api is installed, so the test also compiles the code that calls its output. `npm run
// test:migrations` does the same for orval, which is installed from npm. The old code of openapi-generator, which needs Java, is not compiled.

const root = join(import.meta.dirname, '../..');
const guides = globSync('docs/migrating-from-*.md', { cwd: root }).map((file) =>
  file.replace(/^.*migrating-from-|\.md$/gu, ''),
);

test.each(guides)('the commands of the guide from %s succeed, and its code compiles', (guide) => {
  const bin = guide === 'hey-api' ? join(root, 'node_modules/.bin/openapi-ts') : undefined;
  expect(runGuide(guide, bin)).toBe('');
});

test('there is a guide for three generators', () => {
  expect(guides.toSorted()).toEqual(['hey-api', 'openapi-generator', 'orval']);
});
