import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyClientPages, pageInPackage } from '../../pack/client-pages.ts';
import { firstUse } from '../../pack/readme.ts';
import { isGenerated, rooms } from '../../pack/room.ts';

// The pages about the client in the package with the SDK.

const folder = mkdtempSync(join(tmpdir(), 'forgespec-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sdk = rooms.find(isGenerated);
if (sdk === undefined) throw new Error('There is no workspace with the SDK');

test('the pages and examples import only modules of the package, and link only to files of the package', () => {
  mkdirSync(folder, { recursive: true });
  const list = copyClientPages(sdk, folder);
  const files = globSync('**/*.{md,ts}', { cwd: folder });
  const pages = [
    { file: 'README.md', text: list },
    ...files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  ];
  const links = pages.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/gu), ([, link = '']) => normalize(join(dirname(file), link))),
  );
  expect(links.filter((link) => !files.includes(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(10);
  const imports = pages.flatMap(({ text }) =>
    Array.from(text.matchAll(/from '([^']+)'/gu), ([, module = '']) => module),
  );
  expect(imports.filter((module) => module.includes('generated/'))).toEqual([]);
  expect(imports).toContain('@forgespec/sdk/client');
});

test('a page cannot import a module that the package does not export', () => {
  const code = `import { list } from '../generated/client/runtime/send.ts';`;
  expect(() => pageInPackage(code, 'docs/errors.md', [], sdk)).toThrow(
    'errors.md imports generated/client/runtime/send.ts',
  );
});

test('commands of the repository become commands of the installed packages', () => {
  expect(pageInPackage('npm run forgespec -- mock --port 1', 'docs/errors.md', [], sdk)).toBe(
    'npx forgespec mock node_modules/@forgespec/sdk/openapi.json --port 1',
  );
});

test('each published package except the SDK has a text about its first use', () => {
  const published = rooms.filter((room) => room.manifest.private !== true && !isGenerated(room));
  expect(published.filter((room) => firstUse(room) === undefined)).toEqual([]);
  expect(published.length).toBeGreaterThan(3);
});
