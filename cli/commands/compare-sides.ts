import { compareDescriptions } from '@forgespec/diff/compare';
import type { Change, ChangeSubject } from '@forgespec/diff/change';
import { versionChanges } from '@forgespec/diff/release/version-changes';
import { compareGeneratedCode } from '@forgespec/diff/sdk/compare-generated-code';
import type { ReservedNames } from '@forgespec/model/names';
import { releaseLargeHeap } from './heap-memory.ts';
import type { DiffSide } from './open-diff-side.ts';

/** The changes of the requested subjects. The subjects are the API (`api`), the generated client (`sdk`) and the handlers (`handlers`). */
export interface SidesComparison {
  readonly changes: readonly Change[];
  /**
   * The reason why the generated code was not compared. Undefined if the generated code was compared, or if this comparison was not
   * requested.
   */
  readonly note: string | undefined;
}

/**
 * Compares two descriptions: the API itself, the code that is generated from them, and their versions.
 *
 * @param subjects the subjects to compare. Undefined to compare all subjects.
 * @param reserved the names that the descriptions must not use.
 */
export async function compareSides(
  old: DiffSide,
  revised: DiffSide,
  subjects: readonly ChangeSubject[] | undefined,
  reserved: ReservedNames,
): Promise<SidesComparison> {
  const isWanted = (subject: ChangeSubject): boolean => subjects?.includes(subject) ?? true;
  const nameOf = { base: old.nameOf, revision: revised.nameOf };
  const descriptions = { base: old.description, revision: revised.description, nameOf };
  const found = isWanted('api') ? compareDescriptions(old.description, revised.description, { nameOf }) : undefined;
  const changes = found === undefined ? [] : [...found, ...versionChanges(descriptions, found)];
  if (!isWanted('sdk') && !isWanted('handlers')) return { changes, note: undefined };
  releaseLargeHeap();
  const code = await compareGeneratedCode({ ...descriptions, reserved });
  if (code.kind === 'changes') {
    return { changes: [...changes, ...code.changes.filter(({ subject }) => isWanted(subject))], note: undefined };
  }
  const note = `The generated code was not compared, because no code can be generated from the ${code.side}: ${code.error.message}`;
  return { changes, note };
}
