import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { typescript7 } from '../compilers.ts';
import { mergeText } from './merge-text.ts';

const root = join(import.meta.dirname, '..', '..');

/** Returns true if a text contains every character of another text, in order. */
function containsInOrder(text: string, original: string): boolean {
  let position = 0;
  for (const character of text) if (character === original[position]) position++;
  return position === original.length;
}

const files = {
  'a constant': `import type { ThingsHandlers } from './server/index.ts';

/** Mine. */
export const things: ThingsHandlers = {
  list: () => ({ status: 200, body: [] }), // all of them
  // the last one
};
`,
  'no comma at the end': `const things: ThingsHandlers = {\n  list: () => ({ status: 204 })\n}\n`,
  'one line': `const things: ThingsHandlers = { list };\n`,
  'one line with a comma': `const things: ThingsHandlers = { list, };\n`,
  'an empty object': `export const things: Partial<ThingsHandlers> = {};\n`,
  satisfies: `export const things = {\n\tlist() {\n\t\treturn x;\n\t},\n} satisfies ThingsHandlers;\n`,
  'a function': `import { notImplemented } from './server/index.ts';\nexport function make(db: Db): ThingsHandlers {\n  const f = () => { return { a: 1 }; };\n  return {\n    list: () => db.list(f),\n  };\n}\n`,
  'an arrow function': `export const make = (db: Db): ThingsHandlers => ({\n  list: () => db.list(),\n});\n`,
  'lines that end as on Windows': `const things: ThingsHandlers = {\r\n  list,\r\n};\r\n`,
  'a line for the shell': `#!/usr/bin/env node\nconst things: ThingsHandlers = {\n  list,\n};\n`,
};

describe('hand-written code keeps every byte when an operation is added', () => {
  test.each(Object.entries(files))('%s', (_, text) => {
    const merged = mergeText(text, ['list', 'get', 'create']);
    expect(merged.problem).toBeUndefined();
    expect(merged.added).toEqual(text.includes('list') ? ['get', 'create'] : ['list', 'get', 'create']);
    expect(containsInOrder(merged.text, text)).toBe(true);
    expect(merged.text).toContain('get: () => notImplemented()');
    expect(merged.text.match(/import \{ notImplemented \}/gu)).toHaveLength(1);
    if (text.includes('\r\n')) expect(merged.text.replaceAll('\r\n', '')).not.toContain('\n');
    // If all handlers exist, nothing is added.
    expect(mergeText(merged.text, ['list', 'get', 'create'])).toMatchObject({
      text: merged.text,
      added: [],
      surplus: [],
    });
  });

  test('new handlers come last, in the style of their neighbours', () => {
    expect(mergeText(files.satisfies, ['list', 'get']).text).toBe(
      `import { notImplemented } from './server/index.ts';\nexport const things = {\n\tlist() {\n\t\treturn x;\n\t},\n\tget: () => notImplemented(),\n} satisfies ThingsHandlers;\n`,
    );
  });

  test('any code between handlers', () => {
    const gap = fc.constantFrom(' ', '\n  ', '\n\n  ', ' /* a, b } */ ', '\n  // c }\n  ', '\n\t');
    const member = fc.constantFrom(
      'list',
      'list() { return { a: 1 }; }',
      "list: async () => '}'",
      'list: `${{ a: 1 }.a}`',
    );
    const object = fc.tuple(gap, member, gap, fc.boolean(), gap);
    fc.assert(
      fc.property(object, ([before, written, after, hasComma, end]) => {
        const text = `const things: ThingsHandlers = {${before}${written}${after}${hasComma ? ',' : ''}${end}};\n`;
        const merged = mergeText(text, ['list', 'get']);
        expect(merged.added).toEqual(['get']);
        expect(containsInOrder(merged.text, text)).toBe(true);
        expect(mergeText(merged.text, ['list', 'get']).added).toEqual([]);
      }),
    );
  });
});

test('a removed operation is reported with its source location, and its handler stays', () => {
  const text = `const things: ThingsHandlers = {\n  list,\n  old: () => 1,\n};\n`;
  expect(mergeText(text, ['list'])).toMatchObject({
    text,
    added: [],
    surplus: [{ name: 'old', line: 3, column: 3 }],
  });
});

test.each([
  [
    'nothing of the type',
    'export const things = {};',
    /it has no object of the type ThingsHandlers; add get yourself/u,
  ],
  ['two of the type', 'const a: ThingsHandlers = {}; const b: ThingsHandlers = {};', /several objects/u],
  [
    'members from elsewhere',
    'const a: ThingsHandlers = { ...others };',
    /the names of some of its members are unknown/u,
  ],
  ['a class', 'class A implements ThingsHandlers { list() {} }', /methods of a class/u],
])('%s: unchanged, with the reason', (_, text, problem) => {
  const merged = mergeText(text, ['get']);
  expect(merged).toMatchObject({ text, added: [] });
  expect(merged.problem).toMatch(problem);
});

const description = (operations: Readonly<Record<string, string>>): string => {
  const paths = Object.entries(operations).map(([operationId, type]) => [
    `/${operationId}`,
    {
      get: {
        operationId,
        tags: ['Things'],
        responses: { 200: { description: 'It.', content: { 'application/json': { schema: { type } } } } },
      },
    },
  ]);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: Object.fromEntries(paths),
  });
};

test('the command, for a description with added, changed and removed operations', async () => {
  const folder = folderWith({ 'package.json': '{ "type": "module" }' });
  const spec = join(folder, 'openapi.json');
  const file = join(folder, 'handlers', 'things.ts');
  const describeAs = async (operations: Readonly<Record<string, string>>): Promise<void> => {
    writeFileSync(spec, description(operations));
    const only = ['types', 'server', 'validators'] as const;
    const result = await generate({ spec, out: join(folder, 'generated'), only, check: false, force: false });
    expect(result.upToDate).toBe(true);
  };
  const scaffold = async (): Promise<string> => (await callForgespec(folder, 'scaffold', '--spec', spec)).stdout;

  await describeAs({ getOne: 'string', getTwo: 'string' });
  expect(await scaffold()).toMatch(/handlers\/things\.ts is new/u);
  const mine = readFileSync(file, 'utf8').replace(
    'getOne: () => notImplemented()',
    "getOne: () => ({ status: 200, body: 'mine' /* sic */ })",
  );
  writeFileSync(file, mine);
  expect(await scaffold()).toBe(
    '1 operation responds with 501, because the handler only calls notImplemented: things.getTwo\n',
  );

  await describeAs({ getOne: 'number', getThree: 'string' });
  const report = await scaffold();
  expect(report).toContain('handlers/things.ts has a new member getThree');
  expect(report).toMatch(/handlers\/things\.ts:\d+:3 getTwo is no longer in the description/u);
  const merged = readFileSync(file, 'utf8');
  expect(containsInOrder(merged, mine)).toBe(true);
  expect(merged).toContain('getThree: () => notImplemented(),');

  // The compiler reports the type error of the changed operation in its handler.
  const config = { extends: join(root, 'test/types/tsconfig.json'), include: ['handlers'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = await promisify(execFile)(process.execPath, [...typescript7, '-p', folder]).catch(
    (error) => error,
  );
  const line = merged.slice(0, merged.indexOf('getOne')).split('\n').length;
  expect(stdout).toContain(`things.ts(${line},`);
});
