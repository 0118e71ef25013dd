import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mergeRuntime } from '../../generator/output/merge-runtime.ts';
import { fileOfTemplate } from '../../generator/output/runtime-files.ts';

const folder = join(import.meta.dirname, '../../templates');
const templates = globSync('{client,server,shared,validators}/**/*.ts', { cwd: folder }).map((path) =>
  path.replaceAll('\\', '/'),
);
const read = (template: string): string => readFileSync(join(folder, template), 'utf8');

test('each template is in a file of the runtime, except faces, formats, and modules that programs import', () => {
  const alone = templates.filter(
    (template) => !fileOfTemplate.has(template) && !/\/(?:adapters|faces|formats)\/|index\.ts$/u.test(template),
  );
  // These facts are for the rooms of forgespec, and no output needs them.
  const unused = ['shared/escape-html.ts', 'shared/status-phrases.ts', 'shared/suggestion.ts', 'shared/user-cache.ts'];
  const imported = ['server/auth.ts', 'server/handler-context.ts', 'server/refusal.ts'];
  expect(alone.toSorted()).toEqual([...imported, ...unused].toSorted());
  expect([...fileOfTemplate.keys()].filter((template) => !templates.includes(template))).toEqual([]);
});

test('templates of the same file do not use a name for different things', () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const [template, file] of fileOfTemplate) {
    const names = read(template).matchAll(
      /^(?:export )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gmu,
    );
    for (const name of new Set(Array.from(names, ([, name = '']) => name))) {
      const owner = owners.get(`${file} ${name}`);
      if (owner !== undefined) clashes.push(`${name} in ${owner} and ${template}`);
      owners.set(`${file} ${name}`, template);
    }
  }
  expect(clashes).toEqual([]);
});

test('a class of the runtime is after the class that it extends', () => {
  const order = [...fileOfTemplate.keys()];
  const classes = new Map(
    order.flatMap((template) =>
      Array.from(read(template).matchAll(/^export class (\w+)/gmu), ([, name = '']) => [name, template] as const),
    ),
  );
  const wrong = order.flatMap((template) =>
    Array.from(read(template).matchAll(/^(?:export )?class (\w+) extends (\w+)/gmu)).flatMap(([, name, base = '']) => {
      const other = classes.get(base);
      if (other === undefined || fileOfTemplate.get(other) !== fileOfTemplate.get(template)) return [];
      return order.indexOf(other) <= order.indexOf(template) ? [] : [`${name} is before ${base}`];
    }),
  );
  expect(wrong).toEqual([]);
});

const firstLine = '// Generated.';
const file = (path: string, ...lines: readonly string[]) => ({
  path,
  text: `${[firstLine, '', ...lines].join('\n')}\n`,
});

const files = [
  file(
    'client/pets.ts',
    `import type { ApiCall } from './runtime/core.ts';`,
    `import { resultOf } from './runtime/result-of.ts';`,
    '',
    'export const list = (call: ApiCall): unknown => resultOf(call);',
    '',
    `export { withResponse } from './runtime/with-response.ts';`,
  ),
  file(
    'client/runtime/core.ts',
    `import { isJson } from '../../shared/media-type.ts';`,
    '',
    'export type ApiCall = typeof isJson;',
  ),
  file('client/runtime/with-response.ts', 'export const withResponse = 1;'),
  file(
    'client/runtime/result-of.ts',
    `import type { ApiCall } from './core.ts';`,
    '',
    'export const resultOf = (call: ApiCall): unknown => call;',
  ),
  file('shared/media-type.ts', 'export const isJson = true;'),
];
const validator = file(
  'validators/pets.ts',
  `import { isJson } from '../shared/media-type.ts';`,
  '',
  'export const check = isJson;',
);

const textsOf = async (all: typeof files, isWhole: boolean): Promise<Record<string, string>> =>
  Object.fromEntries((await mergeRuntime(all, firstLine, isWhole)).map(({ path, text }) => [path, text]));

test('modules of the runtime become one file, and all imports lead to it', async () => {
  expect(await textsOf(files, true)).toMatchInlineSnapshot(`
    {
      "client/pets.ts": "// Generated.

    import { type ApiCall, resultOf } from './runtime/calls.ts';

    export const list = (call: ApiCall): unknown => resultOf(call);

    export { withResponse } from './runtime/calls.ts';
    ",
      "client/runtime/calls.ts": "// Generated.

    import { isJson } from '../../shared/media-types.ts';

    export type ApiCall = typeof isJson;

    export const resultOf = (call: ApiCall): unknown => call;

    export const withResponse = 1;
    ",
      "shared/media-types.ts": "// Generated.

    export const isJson = true;
    ",
    }
  `);
});

test('in a part of an output, a folder gets its own copy of a shared module', async () => {
  const texts = await textsOf(files, false);
  expect(Object.keys(texts).toSorted()).toEqual([
    'client/pets.ts',
    'client/runtime/calls.ts',
    'client/runtime/media-types.ts',
  ]);
  expect(texts['client/runtime/calls.ts']).toContain(`import { isJson } from './media-types.ts';`);
});

test('in a part of an output, a shared module of several folders is not merged', async () => {
  const texts = await textsOf([...files, validator], false);
  expect(texts['shared/media-type.ts']).toBe(`${firstLine}\n\nexport const isJson = true;\n`);
  expect(texts['validators/pets.ts']).toContain(`from '../shared/media-type.ts'`);
});

test('the runtime of an emitter that did not run is not merged', async () => {
  const part = [
    file(
      'types/pets.ts',
      `import type { Instant } from '../validators/runtime/formats/date.ts';`,
      '',
      'export type At = Instant;',
    ),
    file('validators/runtime/formats/date.ts', 'export type Instant = string;'),
  ];
  expect(Object.keys(await textsOf(part, false))).toEqual(['types/pets.ts', 'validators/runtime/formats/date.ts']);
});
