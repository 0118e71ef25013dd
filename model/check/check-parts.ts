import { pathsAndComponents, stateOfPart, withoutParts, type Description } from '@forgespec/description/load';
import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { computedWithProblems } from '@forgespec/description/results';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { createCheckContext, type CheckContext } from './check-context.ts';

/**
 * Runs checks on each path and component of a document, and on the rest of the document.
 *
 * @param name the name of the checks. No other checks have this name.
 * @param from the values, besides the document, that determine the problems.
 * @param whole the context for the whole document, which collects the problems.
 */
export function checkParts(
  name: string,
  from: readonly unknown[],
  description: Description,
  whole: CheckContext,
  check: (context: CheckContext) => void,
): void {
  const { document, origins } = description;
  check(createCheckContext(description, whole.diagnostics, withoutParts(document), () => whole));
  const reporting = { diagnostics: whole.diagnostics, origins };
  for (const [pointer, value] of pathsAndComponents(document)) {
    const inputs = [stateOfPart(document, pointer), ...from];
    computedWithProblems(
      `${name} ${pointer}`,
      inputs,
      reporting,
      (diagnostics) => {
        let needsWhole = false;
        check(
          createCheckContext(description, diagnostics, documentWith(pointer, value), () => {
            needsWhole = true;
            return whole;
          }),
        );
        return { needsWhole };
      },
      ({ needsWhole }) => !needsWhole,
    );
  }
}

/** Returns a document with only one path or component. */
function documentWith(pointer: string, value: JsonValue): JsonObject {
  let within = value;
  for (const key of parsePointer(pointer).toReversed()) within = { [key]: within };
  return within as JsonObject;
}
