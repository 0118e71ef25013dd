import { reportStructure } from '@forgespec/description/report-structure';
import { loadDescription, type Description } from '@forgespec/description/load';
import { createDiagnostics } from '@forgespec/description/diagnostics';
import type { OpenedInput } from '../open-input.ts';
import { printFaults } from '../print-faults.ts';

/**
 * Loads a description for a command that shows parts of the description to people. Keeps the keys of objects in the same order as in the
 * files. Prints the problems of the description.
 *
 * @returns undefined if the description has errors.
 */
export async function loadShownDescription({ spec, ...input }: OpenedInput): Promise<Description | undefined> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true, ...input });
  if (description !== undefined) await reportStructure(description, diagnostics);
  printFaults(diagnostics.all);
  return diagnostics.hasErrors ? undefined : description;
}
