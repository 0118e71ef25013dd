import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], { cwd: root, encoding: 'utf8' });
const files = tracked
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('generated/') && existsSync(join(root, file)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The rooms that each room may import. ARCHITECTURE.md, section "Rooms". */
const rooms: Readonly<Record<string, readonly string[]>> = {
  cli: [
    'contract',
    'description',
    'diff',
    'generated',
    'generator',
    'mock',
    'model',
    'reference',
    'sandbox',
    'templates',
  ],
  contract: ['description', 'model', 'generator', 'mock', 'templates'],
  reference: ['description', 'model', 'generator', 'mock', 'templates'],
  mock: ['description', 'model', 'generator', 'templates'],
  sandbox: ['generated', 'templates/shared', 'templates/validators/formats'],
  diff: ['description', 'model', 'generator', 'templates/shared', 'templates/validators/formats'],
  generator: ['description', 'model', 'templates/shared', 'templates/validators/formats'],
  model: ['description', 'templates/shared', 'templates/validators/formats'],
  description: ['templates/shared'],
  templates: [],
  plugins: ['cli'],
  spec: [],
};

/**
 * The layers that each layer of a room may import, besides itself. The first matching path prefix determines the layer of a file.
 */
const layers: readonly (readonly [from: string, to: readonly string[]])[] = [
  ['description/diagnostics/', []],
  ['description/json/', []],
  ['description/results/', ['description/diagnostics/', 'description/json/']],
  ['description/files/', ['description/diagnostics/']],
  ['description/text/', ['description/diagnostics/printable.ts']],
  ['description/openapi/', ['description/diagnostics/', 'description/json/']],
  [
    'description/load/',
    [
      'description/diagnostics/',
      'description/files/',
      'description/json/',
      'description/openapi/',
      'description/results/',
      'description/text/changed-range.ts',
    ],
  ],
  ['description/lint/', ['description/diagnostics/', 'description/load/']],
  ['model/names/', ['model/']],
  ['generator/code/', []],
  ['generator/emitters/', ['generator/adapter-names.ts', 'generator/code/']],
  [
    'generator/output/',
    ['generator/code/', 'generator/emitters/emitter.ts', 'generator/import-extensions.ts', 'generator/package-root.ts'],
  ],
  ['generator/project/', ['generator/adapter-names.ts', 'generator/import-extensions.ts']],
  ['contract/cannot-run.ts', []],
  ['contract/http/', []],
  ['contract/1-describe/', ['contract/http/']],
  ['contract/2-plan/', ['contract/1-describe/', 'contract/http/', 'contract/cannot-run.ts']],
  ['contract/3-ask/', ['contract/2-plan/', 'contract/1-describe/', 'contract/http/', 'contract/cannot-run.ts']],
  [
    'contract/4-judge/',
    ['contract/3-ask/', 'contract/2-plan/', 'contract/1-describe/', 'contract/http/', 'contract/cannot-run.ts'],
  ],
  [
    'contract/5-report/',
    [
      'contract/4-judge/',
      'contract/3-ask/',
      'contract/2-plan/',
      'contract/1-describe/',
      'contract/http/',
      'contract/cannot-run.ts',
    ],
  ],
  ['contract/', ['contract/']],
  ['templates/shared/', []],
  ...readdirSync(join(root, 'templates')).map((name) => [`templates/${name}/`, ['templates/shared/']] as const),
];

interface Import {
  readonly from: string;
  /** A file of this repository, or the name of a package. */
  readonly to: string;
  readonly isRelative: boolean;
}

interface PackageFile {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): PackageFile => JSON.parse(read(join(folder, 'package.json')));
const workspaces: readonly string[] = JSON.parse(read('package.json')).workspaces;
const packageFiles = new Map(workspaces.map((room) => [room, readPackage(room)]));

/** Returns the file of this repository for a specifier such as `@forgespec/generator/json`. */
function exportedFile(specifier: string): string | undefined {
  for (const [room, { name, exports = {} }] of packageFiles) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    const key = `.${specifier.slice(name.length)}`;
    const target = exports[key];
    if (target === undefined) throw new Error(`${name} does not export ${key}`);
    return normalize(join(room, target));
  }
  return undefined;
}

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const isInRoom = (file: string): boolean => (file.split('/')[0] ?? '') in rooms;

const importStatement =
  /^(?:import|export)\b(?:[^;'`]*? from)? ?'([^']+)';|\bimport\('([^']+)'\)|\bimport\.meta\.resolve\('([^']+)'\)/gmu;

const imports: Import[] = files.filter(isInRoom).flatMap((from) =>
  Array.from(read(from).matchAll(importStatement), ([, ...specifiers]) => {
    const specifier = specifiers.find((found) => found !== undefined) ?? '';
    if (specifier.startsWith('.')) return { from, to: normalize(join(dirname(from), specifier)), isRelative: true };
    return { from, to: exportedFile(specifier) ?? packageOf(specifier), isRelative: false };
  }),
);

const roomOf = (file: string): string => file.split('/')[0] ?? '';
const isFile = (path: string): boolean => path.endsWith('.ts');

test('a room imports only the rooms that are in its row', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (!isFile(to) || room === other) return false;
    return rooms[room]?.some((prefix) => to.startsWith(`${prefix}/`)) === false;
  });
  expect(wrong).toEqual([]);
});

test('a room imports another room by its package name, and only exported modules', () => {
  const wrong = imports.filter(
    ({ from, to, isRelative }) => isRelative && packageFiles.has(roomOf(from)) && roomOf(from) !== roomOf(to),
  );
  expect(wrong).toEqual([]);
});

test('a room imports only the packages in its package.json', () => {
  const wrong = imports.flatMap(({ from, to }) => {
    const own = packageFiles.get(roomOf(from));
    const name = isFile(to) ? packageFiles.get(roomOf(to))?.name : to;
    if (own === undefined || name === undefined || name === own.name || name.startsWith('node:')) return [];
    const isNamed = [own.dependencies, own.devDependencies, own.peerDependencies].some(
      (list) => (list?.[name] ?? list?.[`@types/${name}`]) !== undefined,
    );
    return isNamed ? [] : [`${from} imports ${name}`];
  });
  expect(wrong).toEqual([]);
});

test('all workspaces with the same dependency have the same version of it', () => {
  const versions = new Map<string, Set<string>>();
  for (const { dependencies, devDependencies } of [...packageFiles.values(), readPackage('.')]) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});

test('a layer of a room imports only the layers that are in its row', () => {
  const wrong = imports.filter(({ from, to }) => {
    const layer = layers.find(([prefix]) => from.startsWith(prefix));
    if (layer === undefined || !isFile(to) || roomOf(from) !== roomOf(to) || to.startsWith(layer[0])) return false;
    return !layer[1].some((prefix) => to.startsWith(prefix));
  });
  expect(wrong).toEqual([]);
});

test('folders of a room do not import each other in a circle', () => {
  const edges = new Map<string, Set<string>>();
  for (const { from, to, isRelative } of imports) {
    const [folder, other] = [dirname(from), dirname(to)];
    // A folder and its subfolders count as one folder.
    if (!isRelative || `${folder}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${folder}/`)) continue;
    edges.set(folder, (edges.get(folder) ?? new Set()).add(other));
  }
  const reachable = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const other of edges.get(folder) ?? []) {
      if (!seen.has(other)) reachable(other, seen.add(other));
    }
    return seen;
  };
  expect([...edges.keys()].filter((folder) => reachable(folder).has(folder))).toEqual([]);
});

test('at most 2 groups of files import each other in a circle, also through imports of types, and no group has more than 4 files', () => {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (isFile(to) && from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    for (const other of targets.get(file) ?? []) if (!seen.has(other)) reached(other, seen.add(other));
    return seen;
  };
  const reachable = new Map([...targets.keys()].map((file) => [file, reached(file)]));
  const groups = new Map<string, string[]>();
  for (const [file, others] of reachable) {
    if (!others.has(file)) continue;
    const group = [...others].filter((other) => reachable.get(other)?.has(file)).toSorted();
    groups.set(group.join(' '), group);
  }
  const circles = [...groups.values()];
  expect(circles.length > 2 ? circles : []).toEqual([]);
  expect(circles.filter((group) => group.length > 4)).toEqual([]);
});

test('a room has at most 300 files, and exports at most 40 modules', () => {
  const sizes = Object.keys(rooms).map((room) => files.filter((file) => roomOf(file) === room).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(300);
  const exported = [...packageFiles].map(([room, { exports = {} }]) => [room, Object.keys(exports).length] as const);
  expect(exported.filter(([, count]) => count > 40)).toEqual([]);
});

test('a room lists each module that it exports, without a pattern', () => {
  const patterns = [...packageFiles].flatMap(([room, { exports = {} }]) =>
    Object.keys(exports).flatMap((key) => (key.includes('*') ? [`${room} exports ${key}`] : [])),
  );
  expect(patterns).toEqual([]);
});

test('templates export only modules that another room imports, and import no module that exists only for other rooms', () => {
  const exported = Object.values(readPackage('templates').exports ?? {}).map((target) => join('templates', target));
  const outside = new Set(imports.filter(({ from }) => roomOf(from) !== 'templates').map(({ to }) => to));
  expect(exported.filter((file) => !outside.has(file))).toEqual([]);
  // A module of the output that imported such a face would copy all modules of the face into the output.
  const isFace = (file: string): boolean => /^templates\/(?:.*\/)?(?:faces\/[^/]+|index)\.ts$/u.test(file);
  expect(exported.filter(isFace).length).toBeGreaterThan(0);
  expect(files.filter((file) => isFace(file) && !exported.includes(file))).toEqual([]);
  expect(imports.filter(({ from, to }) => roomOf(from) === 'templates' && isFace(to))).toEqual([]);
});

/** Modules that no other module imports: programs, the scripts of the reference, the plugin that `redocly.yaml` names, and the schema that a test writes. */
const entryPoints =
  /^cli\/main\.ts$|^reference\/script\/(?:page|search)\.ts$|\.(?:d|process|worker)\.ts$|^spec\/rules\/(?:extensions-schema|plugin)\.ts$/u;

test('each module is imported or exported by its room, or is an entry point', () => {
  const exported = [...packageFiles].flatMap(([room, { exports = {} }]) =>
    Object.values(exports).map((target) => normalize(join(room, target))),
  );
  const used = new Set([...imports.map(({ to }) => to), ...exported]);
  // The modules of `templates/` are not checked, because the generated code imports them.
  const isChecked = (file: string): boolean => isInRoom(file) && roomOf(file) !== 'templates';
  expect(files.filter((file) => isChecked(file) && !used.has(file) && !entryPoints.test(file))).toEqual([]);
});

test('the package of the output exports the index module of each folder', () => {
  const { exports = {} } = readPackage('generated');
  const folders = new Set(
    readdirSync(join(root, 'generated'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared' && entry.name !== 'node_modules')
      .map(({ name }) => name),
  );
  const missing = [...folders].filter((name) => exports[`./${name}`] !== `./${name}/index.ts`);
  expect(missing.map((name) => `generated/package.json: exports has no "./${name}": "./${name}/index.ts"`)).toEqual([]);
});

const testProjects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test ?? {}] : [],
);

test('each test file belongs to a project of vitest.config.ts', () => {
  const isMatch = (file: string, globs: readonly string[] = []): boolean =>
    globs.some((glob) => matchesGlob(file, glob));
  const unrun = files.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      !testProjects.some(({ include, exclude }) => isMatch(file, include) && !isMatch(file, exclude)),
  );
  expect(unrun).toEqual([]);
});

test('a contract case is planned without the network', () => {
  const wrong = imports.filter(
    ({ from, to }) => /^contract\/[12]-/u.test(from) && /^node:(?:dgram|http|https|http2|net|tls)$/u.test(to),
  );
  expect(wrong).toEqual([]);
});

test('an emitter imports only the symbol modules of other emitters', () => {
  const emitterOf = (file: string): string | undefined => /^generator\/emitters\/([^/]+)\//u.exec(file)?.[1];
  const wrong = imports.filter(({ from, to }) => {
    const [source, target] = [emitterOf(from), emitterOf(to)];
    return source !== undefined && target !== undefined && source !== target && !to.endsWith('/symbols.ts');
  });
  expect(wrong).toEqual([]);
});

test('only the bundle emitter reads the document, the others read the model', () => {
  const readers = files.filter(
    (file) => file.startsWith('generator/emitters/') && /\{[^}]*\bdocument\b[^}]*\}\) =>/u.test(read(file)),
  );
  expect(readers).toEqual(['generator/emitters/bundle/emit-bundle.ts']);
});

test('model files contain only types', () => {
  const values = files
    .filter((file) => /^model\/[^/]+\.ts$/u.test(file) && !/\/(?:index|unreachable)\.ts$/u.test(file))
    .flatMap((file) => [...read(file).matchAll(/^export (?:const|function|class) (\w+)/gmu)].map((match) => match[1]));
  expect(values).toEqual([]);
});

test('only the modules that need the TypeScript compiler load it, because loading it takes longer than most runs', () => {
  const loading = files.filter(
    (file) =>
      /^(?:description|model|generator)\//u.test(file) &&
      /^import (?!type\b)[^;]*from '(?:ts-morph|typescript)';$/mu.test(read(file)),
  );
  expect(loading.filter((file) => !file.startsWith('generator/scaffold/'))).toEqual([
    'generator/declarations/declaration-map.ts',
    'generator/declarations/declare-module.ts',
    'generator/declarations/declared-name.ts',
    'generator/project/imports-of-project.ts',
  ]);
  expect(
    files.filter((file) => /^(?:description|model|generator)\//u.test(file) && /new Project\(/u.test(read(file))),
  ).toEqual([]);
});

test('only the modules that divide the work of a phase into parts use results of the previous run', () => {
  const users = imports.filter(
    ({ from, to }) => to.startsWith('description/results/') && !from.startsWith('description/results/'),
  );
  expect([...new Set(users.map(({ from }) => from))].toSorted()).toEqual([
    'cli/language-server/description-check.ts',
    'description/load/document-parts.ts',
    'description/load/reload/last-load.ts',
    'description/load/reload/parse-changed.ts',
    'description/load/structure/structure-parts.ts',
    'diff/sdk/compare-generated-code.ts',
    'generator/emit.ts',
    'generator/output/printed-file.ts',
    'generator/pipeline.ts',
    'generator/watch/follow-description.ts',
    'generator/watch/generate-session.ts',
    'model/check/check-parts.ts',
    'model/from-document/build-part.ts',
    'model/from-document/known-parts.ts',
  ]);
});

test('after loading, only the last phase and the commands use the file system', () => {
  const touching = files.filter(
    (file) =>
      /^(?:model|generator\/(?:emitters|code)|description\/(?:diagnostics|json|openapi|text))\//u.test(file) &&
      /'node:fs/u.test(read(file)),
  );
  expect(touching).toEqual([]);
});

test('templates import no module of Node', () => {
  const wrong = files.filter((file) => file.startsWith('templates/') && /from 'node:/u.test(read(file)));
  expect(wrong).toEqual([]);
});

test('files are short, and named after one concept', () => {
  // `cli/config/config.ts` may be long: a test writes it, with two lines for each option of the config.
  const written = files.filter((file) => !file.startsWith('test/') && file !== 'cli/config/config.ts');
  const lengths = written.map((file) => ({ file, lines: read(file).split('\n').length - 1 }));
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
  const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(70);
  expect(written.filter((file) => /\b(?:utils?|helpers?|common|misc)\b/u.test(file))).toEqual([]);
});

const architecture = read('ARCHITECTURE.md');

test('ARCHITECTURE.md shows the rooms that this test enforces', () => {
  const rows = [...architecture.matchAll(/^\| `(\w+)\/` \| .* \| ([^|]*) \|$/gmu)];
  const shown = rows.map(([, room = '', imported = '']) => [
    room,
    Array.from(imported.matchAll(/`([\w/]+)`/gu), ([, name]) => name),
  ]);
  const { cli, spec, ...others } = rooms;
  expect(Object.fromEntries(shown)).toEqual({ ...others, cli: [], spec: [], generated: [] });
  // `cli` imports all of them except `plugins`, and also `generated`.
  expect([cli?.length, spec?.length]).toEqual([Object.keys(others).length, 0]);
});

test('every path in ARCHITECTURE.md exists', () => {
  const paths = Array.from(
    architecture.matchAll(/`([\w@./-]+)`|\]\(([\w./-]+)\)/gu),
    ([, code, link]) => code ?? link ?? '',
  );
  const own = paths.filter((path) => (path.split('/')[0] ?? '') in rooms && path.includes('/'));
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
