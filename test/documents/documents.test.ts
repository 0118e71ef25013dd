import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { compilerErrors } from '../foreign/assignments.ts';
import { generate } from '../generate.ts';
import { copyDistinctModules } from '../distinct-modules.ts';
import { readDocuments, type SmallDocument } from './read-documents.ts';
import { typescript7 } from '../compilers.ts';

// Small descriptions, each with one thing that generators have trouble with. Every output must compile with all strict options.

const root = join(import.meta.dirname, '../..');
const documents = readDocuments();
const folder = mkdtempSync(join(tmpdir(), 'forgespec-documents-'));
/** The outputs and programs. Modules that are equal in several outputs exist only once here. */
const copies = join(folder, 'distinct');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The result for one document. */
interface Outcome {
  readonly diagnostics: string[];
  readonly compilerErrors: string[];
  readonly missing: Record<string, string>;
  readonly unwanted: Record<string, string>;
}
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  const diagnostics = new Map<string, string[]>();
  for (const document of documents) diagnostics.set(document.name, await generateFrom(document));
  const errors = Map.groupBy(compile(), ({ file }) => file.split('/').slice(0, 2).join('/'));
  for (const { name, output, lacks } of documents) {
    const contains = ([path, text]: [string, string]): boolean => outputFile(name, path).includes(withoutSpace(text));
    outcomes.set(name, {
      diagnostics: diagnostics.get(name) ?? [],
      compilerErrors: (errors.get(name) ?? []).map(({ file, line, message }) => `${file}:${line}: ${message}`),
      missing: Object.fromEntries(Object.entries(output).filter((entry) => !contains(entry))),
      unwanted: Object.fromEntries(Object.entries(lacks).filter(contains)),
    });
  }
}, 300_000);

test.for(documents)('$name: $shows', async ({ name, diagnostics, program }) => {
  expect(outcomes.get(name)).toEqual({
    diagnostics: [...diagnostics].toSorted(),
    compilerErrors: [],
    missing: {},
    unwanted: {},
  });
  if (program !== undefined) await import(pathToFileURL(join(copies, name, 'program.ts')).href);
});

test('no output has the type any', () => {
  const files = globSync('*/*/api/**/*.ts', { cwd: folder });
  expect(files.filter((file) => /(?:[:<|&(]|\bas)\s*any\b(?!\))/u.test(codeOf(file)))).toEqual([]);
});

const codeOf = (file: string): string =>
  readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*|'[^'\n]*'/gsu, '');

/** Writes the files of a document and generates code from them. Returns the diagnostics. */
async function generateFrom({ name, files, program, options }: SmallDocument): Promise<string[]> {
  const place = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  if (program !== undefined) writeFileSync(join(place, 'program.ts'), program);
  const spec = join(place, 'openapi.yaml');
  const { diagnostics } = await generate({
    importExtensions: 'ts',
    adapters: ['fetch'],
    ...options,
    overlays: (options.overlays ?? []).map((file) => join(place, file)),
    spec,
    out: join(place, 'api'),
    check: false,
    force: false,
  });
  return diagnostics.map(diagnosticLine).toSorted();
}

const diagnosticLine = ({ severity, code, location }: Diagnostic): string =>
  `${severity} ${code} ${location?.line ?? '-'}`;

/** Type-checks all outputs and programs at once. The outputs contain the same modules of the runtime, which are checked once. */
function compile(): ReturnType<typeof compilerErrors> {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const names = documents.map(({ name }) => name);
  copyDistinctModules(folder, names, copies);
  const settings = {
    extends: join(root, 'test/types/tsconfig.json'),
    // The only declaration files are those of Node.
    compilerOptions: { types: ['node'], skipLibCheck: true },
    include: ['*/*/api/**/*.ts', '*/*/program.ts'],
  };
  writeFileSync(join(copies, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout } = spawnSync(process.execPath, [...typescript7, '-p', copies, '--pretty', 'false'], {
    cwd: copies,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return compilerErrors(stdout);
}

/** Removes what the formatter may add: white space, and commas before closing brackets. */
const withoutSpace = (text: string): string => text.replaceAll(/\s+/gu, '').replaceAll(/,(?=[)}\]>])/gu, '');

function outputFile(name: string, path: string): string {
  const file = join(folder, name, 'api', path);
  return existsSync(file) ? withoutSpace(readFileSync(file, 'utf8')) : '';
}
