import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleProgram } from '../bundle-program.ts';

const client = join(import.meta.dirname, '..', '..', 'generated', 'client', 'index.ts');

const badges = join(dirname(client), 'project-badges.ts');

test.each([
  ['the module of an area', `export { get } from ${JSON.stringify(badges)};`],
  [
    'all functions of the module',
    `import * as projectBadges from ${JSON.stringify(badges)}; export const get = projectBadges.get;`,
  ],
  ['the index', `import { projectBadges } from ${JSON.stringify(client)}; export const get = projectBadges.get;`],
])('a program that imports an operation from %s has no other operations', async (_, imports) => {
  const code = await bundleProgram(`${imports} export { createCoreClient } from ${JSON.stringify(client)};`);
  expect(code).toContain('getProjectBadge');
  expect(code).not.toMatch(/listProjectBadges|\/merge_requests/u);
  expect(code).not.toMatch(/JOB-TOKEN|Basic |rel=|\bexp\b|x-total-pages['"`]\)/u);
});

test('a bundle with one operation, errors, authentication and retries has at most 8.4 KB after compression', async () => {
  const code = await bundleProgram(
    `export { get } from ${JSON.stringify(badges)}; export { createCoreClient, NotFoundError } from ${JSON.stringify(client)};`,
  );
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8540);
});

test('a list in a bundle adds at most 2.4 KB after compression', async () => {
  const sizeWith = async (...names: readonly string[]): Promise<number> => {
    const code = await bundleProgram(
      `export { ${names.join(', ')} } from ${JSON.stringify(badges)}; export { createCoreClient } from ${JSON.stringify(client)};`,
    );
    return gzipSync(code, { level: 9 }).length;
  };
  const added = (await sizeWith('get', 'list')) - (await sizeWith('get'));
  expect(added).toBeLessThanOrEqual(2460);
});

test('a bundle with all operations has at most 15.4 KB after compression', async () => {
  const code = await bundleProgram(`export { createClient } from ${JSON.stringify(client)};`);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(15_400);
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
