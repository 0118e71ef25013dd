import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { compilerOutput } from './compiler-output.ts';
import document from '../../generated/openapi.json' with { type: 'json' };

// openapi-typescript generates types from the same description in another way. Both types of each schema must be assignable to each
// other, except for faults of openapi-typescript that are listed here with a reason.

const folder = mkdtempSync(join(tmpdir(), 'forgespec-oracle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = join(import.meta.dirname, '../..');

/** The schemas whose types differ, with the reason. */
const knownDifferences: Readonly<Record<string, string>> = {};

test('each type is assignable to the type that openapi-typescript generates, and the reverse', async () => {
  // `openapiTypes` changes the document that it gets, so it gets a copy.
  const nodes = await openapiTypes(structuredClone(document) as unknown as OpenAPI3, { defaultNonNullable: false });
  writeFileSync(join(folder, 'theirs.ts'), astToString(nodes));
  const names = Object.keys(document.components.schemas);
  const program = [
    `import type * as ours from '${join(root, 'generated/types/index.ts')}';`,
    "import type { components } from './theirs.ts';",
    "type Difference<Ours, Theirs> = [Ours] extends [Theirs] ? ([Theirs] extends [Ours] ? 'none' : 'ours is narrower') : 'ours is wider';",
    'declare function compare<Ours, Theirs>(difference: Difference<Ours, Theirs>): void;',
    ...names.map((name) => `compare<ours.${name}, components['schemas']['${name}']>('none');`),
  ];
  writeFileSync(join(folder, 'program.ts'), program.join('\n'));
  const output = compilerOutput(join(folder, 'program.ts'));
  const different = [...output.matchAll(/program\.ts\((\d+),\d+\): error .*"(ours is \w+)"/gu)].map(
    ([, line = '', difference]) => [/ours\.(\w+)/u.exec(program[Number(line) - 1] ?? '')?.[1], difference],
  );
  expect(different.filter(([name]) => !Object.hasOwn(knownDifferences, String(name)))).toEqual([]);
  expect(different.map(([name]) => name)).toEqual(Object.keys(knownDifferences));
  expect(output.split('\n').filter((line) => line.includes('error')).length).toBe(different.length);
});
