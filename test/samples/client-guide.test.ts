import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compilerOutputs } from '../compilers.ts';
import { siteOf } from '../docs/site-of.ts';
import { generate } from '../generate.ts';
import { fileService } from './file-service.ts';
import { startSampleSandbox } from './sample-sandbox.ts';

// The guide of the client, which is also the README of the published SDK. Its code is compiled for our description and for others, and the
// code for our description runs against the sandbox.

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'forgespec-guide-'));
const files = join(folder, 'files.json');
const albums = join(folder, 'albums.json');

const descriptions = {
  ours: join(root, 'spec/openapi.yaml'),
  files,
  albums,
  petstore: join(root, 'test/foreign/petstore.yaml'),
  operations: join(root, 'test/foreign/operations.yaml'),
  split: join(root, 'test/foreign/split/openapi.yaml'),
} as const;
type Name = keyof typeof descriptions;

/** The guide of each description, and the paths of its programs. */
const guides = new Map<string, { readonly text: string; readonly programs: readonly string[] }>();

beforeAll(async () => {
  const { '/photo-albums': album, ...otherPaths } = fileService.paths;
  writeFileSync(files, JSON.stringify({ ...fileService, paths: otherPaths }));
  writeFileSync(albums, JSON.stringify({ ...fileService, paths: { '/photo-albums': album } }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, spec] of Object.entries(descriptions)) {
    const text = (await siteOf(spec)).file('client.md') ?? '';
    const project = join(folder, name);
    mkdirSync(project);
    if (name === 'ours') symlinkSync(join(root, 'generated'), join(project, 'generated'));
    else await generate({ spec, out: join(project, 'generated'), check: false, force: false });
    guides.set(name, { text, programs: writePrograms(project, text) });
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes each code block as a module. A block that creates no client uses the client of the first block. */
function writePrograms(project: string, guide: string): string[] {
  const blocks = Array.from(guide.matchAll(/^```ts\n(.*?)^```$/gmsu), ([, code = '']) => code);
  const [created = ''] = /^const client = .*?;$/msu.exec(blocks[0] ?? '') ?? [];
  const shared = `import { createClient as create } from './generated/client/index.ts';\n${created.replace('createClient', 'create')}\n`;
  return blocks.map((code, index) => {
    const path = join(project, `block-${index}.ts`);
    writeFileSync(path, `${code.includes('const client =') ? '' : shared}${code}export {};\n`);
    return path;
  });
}

const guideOf = (name: Name): string => guides.get(name)?.text ?? '';
const headings = (guide: string): string[] => Array.from(guide.matchAll(/^## (.+)$/gmu), ([, title = '']) => title);

test('the code of every guide compiles', { timeout: 120_000 }, async () => {
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    types: ['node'],
    noEmit: true,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    strict: true,
    skipLibCheck: true,
  };
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*/block-*.ts'] }));
  expect(await compilerOutputs('typescript-7', [config])).toEqual(['']);
});

test('a guide has a section for each kind of operation that the API has', () => {
  const common = [
    'First calls',
    'Errors',
    'Retries, time limits and the response',
    'Checked messages',
    'Tests without a network',
  ];
  expect(headings(guideOf('ours')).toSorted()).toEqual([...common, 'Lists in pages'].toSorted());
  const ofFiles = [...common, 'Lists in pages', 'Uploads', 'Downloads', 'Streams'];
  expect(headings(guideOf('files')).toSorted()).toEqual(ofFiles.toSorted());
  expect(headings(guideOf('albums')).toSorted()).toEqual([...common, 'Uploads'].toSorted());
});

test('a guide lists, creates and reads the same objects', () => {
  expect(guideOf('ours')).toMatch(/client\.projectLabels\.list\(/u);
  expect(guideOf('ours')).toMatch(/client\.projectLabels\.create\(/u);
  expect(guideOf('ours')).toMatch(/client\.projectLabels\.get\(/u);
});

test('a file is passed at its place in the form, and a stream is selected by its literal', () => {
  expect(guideOf('files')).toContain("client.files.create({ file, purpose: 'import' }");
  expect(guideOf('albums')).toContain("{ photos: [file], title_of_the_album: 'text' }");
  expect(guideOf('files')).toContain("client.chat.complete({ prompt: 'Hi', stream: true })");
});

test('the guide names the error of a status that says something about the operation', () => {
  expect(guideOf('ours')).toMatch(/instanceof (?:Conflict|NotFound)Error/u);
});

test('the code of our guide runs against the sandbox', { timeout: 120_000 }, async () => {
  const sandbox = await startSampleSandbox();
  try {
    const { programs } = guides.get('ours') ?? { programs: [] };
    const args = [join(import.meta.dirname, 'run-programs.ts'), sandbox.url, ...programs];
    const env = { ...process.env, ...(await sandbox.secrets(undefined)) };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toBe('');
    expect(programs.length).toBeGreaterThan(5);
  } finally {
    await sandbox.close();
  }
});
