import { pathsAndComponents, type DocumentMemory } from '../document-parts.ts';
import type { JsonObject, JsonValue } from '../../json/json.ts';

/** The result of the check of a path or component. */
interface CheckedPart {
  readonly state: unknown;
  isSound: boolean;
}

/** The paths and components of a document, and the results of their checks. */
export interface StructureParts {
  /**
   * Calls `check` for a value. Skips the call if the value is a path or component that has not changed since the previous run, and that run
   * found nothing in it.
   */
  check(value: JsonValue | undefined, check: () => void): void;
}

/**
 * @param findings returns a number that grows with each problem and each repair. The number also grows with each object that is visited
 * again: such an object is checked only in the first path or component that contains it. The results of the others are not complete, and
 * must not be reused.
 */
export function createStructureParts(
  document: JsonObject,
  { memory, stateOf }: DocumentMemory,
  findings: () => number,
): StructureParts {
  const parts = new Map<unknown, CheckedPart | undefined>();
  for (const [pointer, value] of pathsAndComponents(document)) {
    if (typeof value !== 'object') continue;
    const state = stateOf(pointer);
    const part = memory.update<CheckedPart>(`structure ${pointer}`, (before) =>
      before !== undefined && before.state === state ? before : { state, isSound: false },
    );
    // Because of YAML aliases, several paths or components may be the same object. The result for this object is never reused.
    parts.set(value, parts.has(value) ? undefined : part);
  }
  return {
    check(value, check) {
      const part = parts.get(value);
      if (part?.isSound === true) return;
      const before = findings();
      check();
      if (part !== undefined) part.isSound = findings() === before;
    },
  };
}
