import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleProgram } from '../bundle-program.ts';

const client = join(import.meta.dirname, '..', '..', 'generated', 'client', 'index.ts');

test('a program has the operations that it imports, and no others', async () => {
  const code = await bundleProgram(`export { createCoreClient, getProjectBadge } from ${JSON.stringify(client)};`);
  expect(code).toContain('/projects/{id}/badges');
  expect(code).not.toContain('/merge_requests');
  expect(code).not.toMatch(/JOB-TOKEN|Basic |rel=|\bexp\b|x-total-pages['"`]\)/u);
});

test('a bundle with one operation, errors, authentication and retries has at most 8.3 KB after compression', async () => {
  const code = await bundleProgram(
    `export { createCoreClient, getProjectBadge, NotFoundError } from ${JSON.stringify(client)};`,
  );
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8450);
});

test('a list in a bundle adds at most 2.4 KB after compression', async () => {
  const sizeWith = async (...names: readonly string[]): Promise<number> => {
    const code = await bundleProgram(
      `export { createCoreClient, ${names.join(', ')} } from ${JSON.stringify(client)};`,
    );
    return gzipSync(code, { level: 9 }).length;
  };
  const added = (await sizeWith('getProjectBadge', 'listProjectBadges')) - (await sizeWith('getProjectBadge'));
  expect(added).toBeLessThanOrEqual(2460);
});

test('a bundle with all operations has at most 14.8 KB after compression', async () => {
  const code = await bundleProgram(`export { createClient } from ${JSON.stringify(client)};`);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(15_150);
});

test('functions that a program does not import are not in its bundle', async () => {
  const code = await bundleProgram(`export { createClient } from ${JSON.stringify(client)};`);
  const whole = await bundleProgram(`export * from ${JSON.stringify(client)};`);
  const texts = ['is not as described', 'performance.now', 'The limit must be an integer', 'must begin with a slash'];
  expect(texts.filter((text) => !whole.includes(text))).toEqual([]);
  expect(texts.filter((text) => code.includes(text))).toEqual([]);
});

test('the client does not import modules of Node', async () => {
  expect(await bundleProgram(`export * from ${JSON.stringify(client)};`)).not.toMatch(/\bnode:|require\(/u);
});
