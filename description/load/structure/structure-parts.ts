import type { JsonObject, JsonValue } from '../../json/json.ts';
import { computed, inSection, isRepeated } from '../../results/computed.ts';
import { versionOf } from '../check-version.ts';
import { pathsAndComponents, stateOfPart } from '../document-parts.ts';

/** The paths and components of a document, which are checked one by one. */
export interface StructureParts {
  /** Returns the JSON Pointer of a path or component. Returns undefined for any other value. */
  pointerOf(value: JsonValue | undefined): string | undefined;
  /**
   * Calls `check` for the path or component at a JSON Pointer. A repeated run skips the call if the previous run found nothing in this part,
   * and if the part has not changed since then.
   */
  check(pointer: string, check: () => void): void;
}

/**
 * @param findings returns a number that grows with each problem and each repair. The number also grows with each object that is visited
 * again: such an object is checked only in the first path or component that contains it. The results of the others are not complete, and
 * must not be used again.
 */
export function createStructureParts(document: JsonObject, findings: () => number): StructureParts {
  // A document of Swagger 2.0 is checked again after its conversion.
  const isReused = isRepeated() && versionOf(document) !== '2.0';
  const pointers = isReused ? pointersOfParts(document) : new Map<JsonValue, string>();
  return {
    pointerOf: (value = null) => pointers.get(value),
    check(pointer, check) {
      const count = (): number => {
        const before = findings();
        check();
        return findings() - before;
      };
      // Later steps see the repaired document, in which the part may have another state.
      const state = inSection('document as read', () => stateOfPart(document, pointer));
      computed(`structure of ${pointer}`, [state], count, (found) => found === 0);
    },
  };
}

/** Returns the pointers of paths and components. Because of YAML aliases, several of them may be the same object, which is left out. */
function pointersOfParts(document: JsonObject): ReadonlyMap<JsonValue, string> {
  const groups = Map.groupBy(pathsAndComponents(document), ([, value]) => value);
  const entries = Array.from(groups, ([value, [[pointer] = [''], ...others]]): [JsonValue, string][] =>
    typeof value === 'object' && value !== null && others.length === 0 ? [[value, pointer]] : [],
  );
  return new Map(entries.flat());
}
