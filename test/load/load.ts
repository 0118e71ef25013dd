import { expect } from 'vitest';
import { loadDescription, type Description } from '../../generator/1-load/load.ts';
import type { JsonValue } from '../../generator/1-load/json.ts';
import { parsePointer, valueAt } from '../../generator/1-load/pointer.ts';
import type { Api } from '../../generator/2-model/api.ts';
import { buildApi } from '../../generator/2-model/build/build-api.ts';
import { createDiagnostics } from '../../generator/diagnostics/diagnostic.ts';

/** A description without any problem, loaded, and its model. */
export async function load(file: string): Promise<{ readonly description: Description; readonly api: Api }> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(file, diagnostics);
  if (description === undefined) throw new Error(JSON.stringify(diagnostics.all));
  const api = buildApi(description, diagnostics);
  expect(diagnostics.all).toEqual([]);
  return { description, api };
}

/** What a JSON Pointer of the bundled document names. */
export const nodeAt = ({ document }: Description, pointer: string): JsonValue | undefined =>
  valueAt(document, parsePointer(pointer));
