import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { syntheticDescription } from '../../bench/synthetic.ts';
import { loadDescription } from '../../description/load/load.ts';
import * as pointers from '../../description/json/pointer.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import * as structures from '../../generator/code/print-structure.ts';
import { emit } from '../../generator/emit.ts';
import { folderWith } from '../folder-with.ts';

vi.mock('../../description/json/pointer.ts', { spy: true });
vi.mock('../../generator/code/print-structure.ts', { spy: true });
afterEach(() => vi.restoreAllMocks());

/**
 * Returns numbers that show the amount of work for a description with the given number of operations. Unlike times, they do not depend on
 * the load of the machine.
 */
async function workFor(
  operations: number,
): Promise<Record<'characters' | 'lookups' | 'modules' | 'locations' | 'structures', number>> {
  const folder = folderWith({ 'api.json': JSON.stringify(syntheticDescription(operations)) });
  const diagnostics = createDiagnostics();
  const description = await loadDescription(join(folder, 'api.json'), diagnostics);
  if (description === undefined) throw new Error('The description was not loaded.');
  const locationOf = vi.spyOn(description.origins, 'locationOf');
  vi.mocked(structures.printStructure).mockClear();
  vi.mocked(pointers.valueAt).mockClear();

  const api = buildApi(description, diagnostics, reservedNames);
  expect(diagnostics.all).toEqual([]);
  expect(api.areas.flatMap((area) => area.operations)).toHaveLength(operations);
  const { files } = await emit(
    { api, assertsFormats: true, adapters: [], document: description.document },
    'ts',
    undefined,
  );
  const work = {
    characters: files.reduce((sum, { text }) => sum + text.length, 0),
    lookups: vi.mocked(pointers.valueAt).mock.calls.length,
    modules: files.length,
    structures: vi.mocked(structures.printStructure).mock.calls.length,
    locations: locationOf.mock.calls.length,
  };
  expect(new Set(files.map(({ path }) => path)).size).toBe(work.modules);
  return work;
}

test('ten times as many operations take at most ten times the work', async () => {
  const few = await workFor(20);
  const many = await workFor(200);
  // 20 operations are in 3 areas, 200 in 29. If the generator compared each area with all others, the work would be a hundred times
  // as much.
  const kinds = ['characters', 'lookups', 'modules', 'structures'] as const;
  expect(kinds.filter((kind) => few[kind] === 0)).toEqual([]);
  const ratios = kinds.map((kind) => [kind, many[kind] / few[kind]] as const);
  expect(ratios.filter(([, ratio]) => ratio >= 11)).toEqual([]);
});

test('source locations, which are slow to find, are computed only for reports', async () => {
  expect((await workFor(20)).locations).toBe(0);
});
