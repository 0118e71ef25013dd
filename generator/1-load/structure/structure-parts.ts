import { pathsAndComponents, type DocumentMemory } from '../document-parts.ts';
import type { JsonObject, JsonValue } from '../json.ts';

/** The result of the check of a path or component. */
interface CheckedPart {
  readonly state: unknown;
  isSound: boolean;
}

/** The paths and components of a document, and the results of their checks. */
export interface StructureParts {
  /** Checks a value. Skips a path or component in the same state if the previous run has found nothing in it. */
  check(value: JsonValue | undefined, check: () => void): void;
}

/**
 * @param findings returns a number that grows with each problem, each repair, and each object that is visited again. An object in several
 * parts is checked only with the first of them. So the result of another part does not include the object.
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
    // Because of YAML aliases, one object may be several parts. Its result is not remembered.
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
