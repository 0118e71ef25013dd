import { createDiagnostics, type Diagnostic } from '@forgespec/description/diagnostics';
import type { Description } from '@forgespec/description/load';
import { openRuns } from '@forgespec/description/results';
import { buildApi } from '@forgespec/model/from-document';
import type { ReservedNames } from '@forgespec/model/names';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { Change } from '../change.ts';
import { type DescriptionSide, openSide } from '../description/open-side.ts';
import { createTextComparison } from '../description/same-texts.ts';
import { pointerSpot } from '../description/pointer-spot.ts';
import { compareSdk } from './compare-sdk.ts';
import { createEditedPlace } from './edited-place.ts';
import type { ModelSide } from './sdk-change.ts';

/**
 * The changes of the generated code. If code cannot be generated from one of the descriptions, the result contains the
 * first error instead.
 */
export type GeneratedCodeComparison =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'error'; readonly side: 'base' | 'revision'; readonly error: Diagnostic };

/** The two descriptions of a comparison, with functions that return the names of their files. */
export interface NamedDescriptions {
  readonly base: Description;
  readonly revision: Description;
  /** The names that the descriptions must not use. Default: the names that generated code itself uses. */
  readonly reserved?: ReservedNames | undefined;
  readonly nameOf?: { readonly base?: (path: string) => string; readonly revision?: (path: string) => string };
}

/**
 * Compares the generated clients and handler interfaces of two descriptions.
 */
export async function compareGeneratedCode({
  base,
  revision,
  reserved = reservedNames,
  nameOf = {},
}: NamedDescriptions): Promise<GeneratedCodeComparison> {
  const sides = { base: openSide(base, nameOf.base), revision: openSide(revision, nameOf.revision) };
  // Parts of the model that are the same in both descriptions are built only once.
  const runs = openRuns();
  const old = await runs.run(async () => modelSide(base, sides.base, reserved));
  if ('error' in old) return { kind: 'error', side: 'base', error: old.error };
  const next = await runs.run(async () => modelSide(revision, sides.revision, reserved));
  if ('error' in next) return { kind: 'error', side: 'revision', error: next.error };
  const areSame = createTextComparison(sides.base, sides.revision);
  const editedPlace = createEditedPlace(sides.base, sides.revision, areSame);
  return { kind: 'changes', changes: await compareSdk({ base: old, revision: next, editedPlace }) };
}

function modelSide(
  description: Description,
  side: DescriptionSide,
  reserved: ReservedNames,
): ModelSide | { readonly error: Diagnostic } {
  const diagnostics = createDiagnostics();
  const api = buildApi(description, diagnostics, reserved);
  const error = diagnostics.all.find(({ severity }) => severity === 'error');
  if (error !== undefined) return { error };
  return { api, locationOf: (pointer) => side.locationOf(pointerSpot(side, pointer)) };
}
