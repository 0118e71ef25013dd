import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const client = join(import.meta.dirname, '..', '..', 'generated', 'client', 'index.ts');

/** A program in one minified file, as a browser would load it. */
async function bundle(program: string): Promise<string> {
  const entry = '\0program';
  const build = await rolldown({
    input: entry,
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? program : undefined),
      },
    ],
  });
  const { output } = await build.generate({ minify: true });
  return output.map((file) => ('code' in file ? file.code : '')).join('');
}

test('a program has the operations that it imports, and no others', async () => {
  const code = await bundle(`export { createCoreClient, listProjectBadges } from ${JSON.stringify(client)};`);
  expect(code).toContain('/projects/{id}/badges');
  expect(code).not.toContain('/merge_requests');
  expect(code).not.toMatch(/JOB-TOKEN|Basic |rel=|\bexp\b|x-total-pages['"`]\)/u);
});

test('a bundle with one operation, errors, authentication and retries has at most 4 KB after compression', async () => {
  const code = await bundle(
    `export { createCoreClient, listProjectBadges, NotFoundError } from ${JSON.stringify(client)};`,
  );
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(4096);
});

test('the client does not import modules of Node', async () => {
  expect(await bundle(`export * from ${JSON.stringify(client)};`)).not.toMatch(/\bnode:|require\(/u);
});
