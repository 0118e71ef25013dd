import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], { cwd: root, encoding: 'utf8' });
const files = tracked
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('generated/') && existsSync(join(root, file)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Who may import whom. The first entry that a file starts with holds; what it does not list, it may not import. */
const allowed: readonly (readonly [from: string, to: readonly string[]])[] = [
  ['generator/diagnostics/', ['generator/diagnostics/']],
  ['generator/code/', ['generator/code/', 'generator/1-load/json.ts']],
  ['generator/1-load/', ['generator/1-load/', 'generator/diagnostics/']],
  ['generator/2-model/', ['generator/2-model/', 'generator/1-load/', 'generator/code/', 'generator/diagnostics/']],
  [
    'generator/3-emit/',
    [
      'generator/3-emit/',
      'generator/2-model/',
      'generator/1-load/json.ts',
      'generator/1-load/pointer.ts',
      'generator/code/',
      // Samples and examples are written as the client writes requests.
      'contract/requests/encode-path.ts',
      'contract/requests/encode-query.ts',
      'templates/client/form.ts',
    ],
  ],
  [
    'generator/4-write/',
    [
      'generator/4-write/',
      'generator/3-emit/emitter.ts',
      'generator/code/',
      'generator/diagnostics/',
      'generator/package-root.ts',
    ],
  ],
  ['generator/lint/', ['generator/lint/', 'generator/1-load/resources/remotes.ts']],
  ['generator/', ['generator/', 'contract/', 'sandbox/', 'templates/server/adapters/']],
  [
    'contract/',
    [
      'contract/',
      'generator/1-load/',
      'generator/2-model/',
      'generator/3-emit/validators/',
      'generator/code/',
      'generator/diagnostics/',
      'generator/local-request.ts',
      'generator/package-root.ts',
      'generated/',
      'templates/',
    ],
  ],
  [
    'sandbox/',
    [
      'sandbox/',
      'generated/',
      'generator/local-request.ts',
      'generator/package-root.ts',
      'generator/temporary-folder.ts',
    ],
  ],
  ['templates/', ['templates/']],
  ['examples/', ['examples/', 'generated/']],
  ['spec/rules/', ['spec/rules/']],
  ['bench/', ['bench/', 'test/browser/launch.ts', 'generator/', 'generated/', 'contract/', 'sandbox/', 'templates/']],
  ['test/', ['']],
  ['rolldown.config.ts', ['generator/meta-schema.ts']],
  ['', ['generator/4-write/format-config.ts', 'test/sandbox/postgres-programs.ts']],
];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const imports: Import[] = files.flatMap((from) =>
  [...read(from).matchAll(/^(import|export)( type)?\b[^;]*?from '(\.[^']+)';|import\('(\.[^']+)'\)/gmu)].map(
    (match) => ({
      from,
      to: normalize(join(dirname(from), match[3] ?? match[4] ?? '')),
      isType: match[2] !== undefined,
    }),
  ),
);

test('imports point to smaller phases', () => {
  const wrong = imports.filter(({ from, to }) => {
    const rule = allowed.find(([prefix]) => from.startsWith(prefix));
    return !rule?.[1].some((prefix) => to.startsWith(prefix));
  });
  expect(wrong).toEqual([]);
});

test('emitters know each other by their symbols only', () => {
  const emitterOf = (file: string): string | undefined => /^generator\/3-emit\/([^/]+)\//u.exec(file)?.[1];
  const wrong = imports.filter(({ from, to }) => {
    const [source, target] = [emitterOf(from), emitterOf(to)];
    return source !== undefined && target !== undefined && source !== target && !to.endsWith('/symbols.ts');
  });
  expect(wrong).toEqual([]);
});

test('emitters read the model: only the bundle sees the document', () => {
  const readers = files.filter(
    (file) => file.startsWith('generator/3-emit/') && /\{[^}]*\bdocument\b[^}]*\}\) =>/u.test(read(file)),
  );
  expect(readers).toEqual(['generator/3-emit/bundle/emit-bundle.ts']);
});

test('model files are types only, but for the list of HTTP methods', () => {
  const values = files
    .filter((file) => /^generator\/2-model\/[^/]+\.ts$/u.test(file))
    .flatMap((file) => [...read(file).matchAll(/^export (?:const|function|class) (\w+)/gmu)].map((match) => match[1]));
  expect(values).toEqual(['methods']);
});

test('emitters know of ts-morph only its types: the compiler loads in another thread', () => {
  const loading = files.filter(
    (file) => /^generator\/(?:1|2|3|code)/u.test(file) && /^import (?!type\b)[^;]*from 'ts-morph';$/mu.test(read(file)),
  );
  expect(loading).toEqual([]);
});

test('one file opens a ts-morph Project', () => {
  const openers = files.filter((file) => !file.startsWith('test/') && /new Project\(/u.test(read(file)));
  expect(openers).toEqual(['generator/4-write/print.ts']);
});

test('after loading, only the last phase and the commands touch the disk', () => {
  const touching = files.filter(
    (file) => /^generator\/(?:2|3|code|diagnostics)/u.test(file) && /'node:fs/u.test(read(file)),
  );
  expect(touching).toEqual([]);
});

test('what ships imports no module of Node', () => {
  const wrong = files.filter((file) => file.startsWith('templates/') && /from 'node:/u.test(read(file)));
  expect(wrong).toEqual([]);
});

test('files are small, and named after one thing', () => {
  const written = files.filter((file) => !file.startsWith('test/'));
  const lengths = written.map((file) => ({ file, lines: read(file).split('\n').length - 1 }));
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
  const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(70);
  expect(written.filter((file) => /\b(?:utils?|helpers?|common|misc)\b/u.test(file))).toEqual([]);
});
