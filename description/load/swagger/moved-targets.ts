import type { JsonObject, JsonValue } from '../../json/json.ts';
import { formatPointer, valueAt } from '../../json/pointer.ts';
import { isReference, parseReference, type Reference } from '../../openapi/reference.ts';
import { pointersOf } from '../resources/component-pointers.ts';

/** The targets of references that do not lead to a component, such as `#/paths/~1pets/get/responses/200/schema`. */
export interface MovedTargets {
  /** Writes the new pointers of the targets into all references of the converted document. */
  rewrite(document: JsonObject): void;
}

/** Finds the references to parts of a Swagger 2.0 document for which the converter does not write a new pointer. */
export function findMovedTargets(document: JsonObject): MovedTargets {
  const targets = new Map<string, JsonValue>();
  forEachReference(document, ({ $ref }) => {
    const { file, keys } = parseReference($ref);
    const [map = ''] = keys;
    const isKept = map === 'definitions' || (keys.length === 2 && (map === 'parameters' || map === 'responses'));
    const target = file === '' && !isKept ? valueAt(document, keys) : undefined;
    if (target !== undefined) targets.set(converted($ref), target);
  });
  return {
    rewrite(result) {
      if (targets.size === 0) return;
      const pointerOf = pointersOf(result);
      forEachReference(result, (reference) => {
        const value = targets.get(reference.$ref);
        const pointer = value === undefined ? undefined : pointerOf({ owner: [], key: '', value });
        if (pointer !== undefined) reference.$ref = encodeURI(pointer).replaceAll('%25', '%');
      });
    },
  };
}

/** Returns the reference that the converter writes in place of a reference. */
const converted = (reference: string): string =>
  reference.replace(/^#\/(parameters|responses)\//u, `${formatPointer(['components'])}/$1/`);

function forEachReference(document: JsonValue, visit: (reference: Reference) => void): void {
  const seen = new Set<object>();
  const search = (value: JsonValue | undefined): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isReference(value)) visit(value);
    for (const member of Object.values(value)) search(member);
  };
  search(document);
}
