import { pathsAndComponents, withoutParts, type PartMemory } from '../1-load/document-parts.ts';
import type { JsonObject, JsonValue } from '../1-load/json.ts';
import type { Description } from '../1-load/load.ts';
import { createDiagnostics } from '../diagnostics/diagnostic.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { createCheckContext, type CheckContext } from './check-context.ts';

/** The result of the checks of a part. */
interface CheckedPart {
  readonly state: unknown;
  /** True if the checks reported nothing, and needed no part to which this part does not lead. */
  readonly isSilent: boolean;
}

/**
 * Runs checks on each path and component of a document, and on the rest of it. A part about which the run before reported nothing is not
 * checked again, if it is in the same state.
 *
 * @param key a key for these checks.
 * @param whole the context for the whole document, which collects the problems.
 */
export function checkParts(
  key: string,
  description: Description,
  whole: CheckContext,
  { memory, stateOf }: PartMemory,
  check: (context: CheckContext) => void,
): void {
  const checkWithin = (within: JsonObject): boolean => {
    const diagnostics = createDiagnostics();
    let needsWhole = false;
    check(
      createCheckContext(description, diagnostics, within, () => {
        needsWhole = true;
        return whole;
      }),
    );
    const { all } = diagnostics;
    whole.diagnostics.add(...all);
    return all.length === 0 && !needsWhole;
  };
  checkWithin(withoutParts(description.document));
  for (const [pointer, value] of pathsAndComponents(description.document)) {
    const state = stateOf(pointer);
    memory.update<CheckedPart>(`${key} ${pointer}`, (before) =>
      before?.isSilent === true && before.state === state
        ? before
        : { state, isSilent: checkWithin(documentWith(pointer, value)) },
    );
  }
}

/** Returns a document with only one path or component. */
function documentWith(pointer: string, value: JsonValue): JsonObject {
  let within = value;
  for (const key of parsePointer(pointer).toReversed()) within = { [key]: within };
  return within as JsonObject;
}
