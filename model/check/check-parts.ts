import { pathsAndComponents, withoutParts, type Description, type PartMemory } from '@forgespec/description/load';
import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { createDiagnostics, withCurrentPlaces, type Diagnostic } from '@forgespec/description/diagnostics';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { createCheckContext, type CheckContext } from './check-context.ts';

/** The result of the checks on one path or component. */
interface CheckedPart {
  readonly state: unknown;
  readonly problems: readonly Diagnostic[];
  /** True if the checks needed only the path or component itself, and the objects to which its references lead, directly or indirectly. */
  readonly isIndependent: boolean;
}

/**
 * Runs checks on each path and component of a document, and on the rest of the document. A path or component is not checked again, and the
 * problems of the previous run are reused, if these conditions are true:
 *
 * - `stateOf` returns the same object as in the previous run, because the path or component, and the parts to which it refers, have not
 * changed
 * - the checks did not need the whole document
 * - the current source locations of the problems can be found
 *
 * @param key the prefix of the keys under which the memory stores the results of these checks.
 * @param whole the context for the whole document, which collects the problems.
 */
export function checkParts(
  key: string,
  description: Description,
  whole: CheckContext,
  { memory, stateOf }: PartMemory,
  check: (context: CheckContext) => void,
): void {
  const checkWithin = (within: JsonObject): Omit<CheckedPart, 'state'> => {
    const diagnostics = createDiagnostics();
    let needsWhole = false;
    check(
      createCheckContext(description, diagnostics, within, () => {
        needsWhole = true;
        return whole;
      }),
    );
    return { problems: diagnostics.all, isIndependent: !needsWhole };
  };
  const known = (before: CheckedPart, state: unknown): CheckedPart | undefined => {
    const isSame = before.isIndependent && before.state === state;
    const problems = isSame ? withCurrentPlaces(before.problems, whole.placeAgain) : undefined;
    return problems && { ...before, problems };
  };
  whole.diagnostics.addAll(checkWithin(withoutParts(description.document)).problems);
  for (const [pointer, value] of pathsAndComponents(description.document)) {
    const state = stateOf(pointer);
    const { problems } = memory.update<CheckedPart>(
      `${key} ${pointer}`,
      (before) => (before && known(before, state)) ?? { state, ...checkWithin(documentWith(pointer, value)) },
    );
    whole.diagnostics.addAll(problems);
  }
}

/** Returns a document with only one path or component. */
function documentWith(pointer: string, value: JsonValue): JsonObject {
  let within = value;
  for (const key of parsePointer(pointer).toReversed()) within = { [key]: within };
  return within as JsonObject;
}
