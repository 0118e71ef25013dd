import { join } from 'node:path';
import { Project, type StatementStructures } from 'ts-morph';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDescription } from '../../description/load/load.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { format } from '../../generator/output/format.ts';
import * as printing from '../../generator/code/print-structure.ts';
import type { Structure } from '../../generator/code/structure.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { emit } from '../../generator/emit.ts';
import { reservedNames } from '../../generator/reserved-names.ts';

vi.mock('../../generator/code/print-structure.ts', { spy: true });
beforeEach(() => void vi.mocked(printing.printStructure).mockClear());

const root = join(import.meta.dirname, '../..');

/** Returns the structures that the emitters build for a description. */
async function structuresOf(spec: string): Promise<Structure[]> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(join(root, spec), diagnostics);
  if (description === undefined) throw new Error(`${spec} cannot be read.`);
  const api = buildApi(description, diagnostics, reservedNames);
  await emit({ api, assertsFormats: true, adapters: [], document: description.document }, 'ts', undefined);
  return vi.mocked(printing.printStructure).mock.calls.map(([structure]) => structure);
}

/** Returns code in the format of the output, without the blank lines between declarations. */
const formatted = async (text: string): Promise<string[]> =>
  (await format({ path: 'a.ts', text })).text.split('\n').filter((line) => line !== '');

test.for(['spec/openapi.yaml', 'test/foreign/operations.yaml', 'test/foreign/parameters.yaml'])(
  'declarations are printed as ts-morph prints them: %s',
  async (spec) => {
    const structures = await structuresOf(spec);
    expect(new Set(structures.map(({ kind }) => kind)).size).toBe(4);
    const ours = structures.map((structure) => printing.printStructure(structure)).join('\n\n');
    const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    // ts-morph does not change the structures, but its types require mutable arrays.
    const statements = structures as unknown as StatementStructures[];
    const theirs = project.createSourceFile('a.ts', { statements }).getFullText();
    expect(await formatted(ours)).toEqual(await formatted(theirs));
  },
);
