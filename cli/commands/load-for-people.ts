import { reportStructure } from '../../generator/1-load/structure.ts';
import { validateStructure } from '../../generator/1-load/validate.ts';
import { loadDescription, type Description } from '../../generator/1-load/load.ts';
import type { Remote } from '../../generator/1-load/resources/remotes.ts';
import { createDiagnostics } from '../../generator/diagnostics/diagnostic.ts';
import { printDiagnostics } from './print-diagnostics.ts';

/**
 * The description as its author ordered it, for commands that show it to people. Prints its problems.
 *
 * @returns undefined when it has errors.
 */
export async function loadForPeople(spec: string, remotes: readonly Remote[] = []): Promise<Description | undefined> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true, remotes });
  if (description !== undefined) {
    const faults = await validateStructure(structuredClone(description.document));
    await reportStructure(description, faults, diagnostics);
  }
  printDiagnostics(diagnostics.all);
  return diagnostics.hasErrors ? undefined : description;
}
